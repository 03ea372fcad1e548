/** The phrases by their names, `talk-phrase-NAME`; as in `atoll.table.commands.talk`. */
export const PHRASES = [
  ...['hello', 'luck', 'nice', 'oops', 'thanks', 'sorry', 'moment', 'thinking'],
  ...['turn', 'advice', 'yes', 'no', 'close', 'game', 'again', 'bye'],
];
