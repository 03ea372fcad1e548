/** Parts that are not needed to see the lagoon and begin. */
export { default as BoardInWords } from './board/BoardInWords.svelte';
export { default as Chart } from './board/Chart.svelte';
export { default as Ending } from './board/Ending.svelte';
export { default as Flight } from './board/Flight.svelte';
export { default as Ghosts } from './board/Ghosts.svelte';
export { default as NeatLine } from './board/NeatLine.svelte';
export { default as Splash } from './board/Splash.svelte';
export { default as Way } from './board/Way.svelte';
export { default as ChooseTurtle } from './decision/ChooseTurtle.svelte';
export { default as Spends } from './decision/Spends.svelte';
export { default as SureBust } from './decision/SureBust.svelte';
export { default as EndOfGame } from './EndOfGame.svelte';
export { default as LogEntry } from './LogEntry.svelte';
export { default as Players } from './Players.svelte';
