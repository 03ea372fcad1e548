/** The sounds that scenes and the table play. */
export type SoundName =
  'die' | 'hop' | 'splash' | 'card' | 'flood' | 'sink' | 'coin' | 'curse' | 'turn' | 'win' | 'loss';
