/** The parts of a table that are not needed to see the board and begin, in one script. */
export { saveCommitment } from '../fairness/savedCommitment';
export { GameHistory } from '../history/gameHistory.svelte';
export { default as TimeBar } from '../history/TimeBar.svelte';
export { default as HintSheet } from '../hints/HintSheet.svelte';
export { default as UndoButton } from '../undo/UndoButton.svelte';
export { default as CallStrip } from '../notifications/CallStrip.svelte';
export { default as HandOver } from './HandOver.svelte';
export { default as Result } from './result/Result.svelte';
export { default as ChatFold } from './panels/ChatFold.svelte';
export { loadChatPanel } from './panels/chatPanel';
export { default as Recaps } from './Recaps.svelte';
export { default as OriginNote } from '../history/OriginNote.svelte';
export { default as EndCard } from './result/EndCard.svelte';
export { default as Notices } from './strips/Notices.svelte';
export { default as Watching } from './Watching.svelte';
