/** Soft sounds, synthesized without files; nothing sounds unless the player wants it. */
const STALE = 2000;
let context: AudioContext | null = null;

/** One note that swells and fades. */
function note(audio: AudioContext, frequency: number, after: number, lasts: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + after;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.09, start + 0.04);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

function play(...notes: [frequency: number, after: number, lasts: number][]): void {
  context ??= new AudioContext();
  const audio = context;
  const asked = performance.now();
  // A browser that waits for a click stays silent until there is one; by then the sound may be stale.
  void audio.resume().then(() => {
    if (performance.now() - asked < STALE) notes.forEach((each) => note(audio, ...each));
  });
}

/** Two notes upwards: it is your turn. */
export function chime(): void {
  play([523.25, 0, 0.5], [783.99, 0.16, 0.7]);
}

/** One low note: time is running out. */
export function tick(): void {
  play([329.63, 0, 0.25]);
}
