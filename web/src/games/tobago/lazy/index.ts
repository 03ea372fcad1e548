/** Parts that are not needed to see the island and begin. */
export { default as BelowPieces } from './board/BelowPieces.svelte';
export { default as Caption } from './Caption.svelte';
export { default as Actions } from './decision/Actions.svelte';
export { default as AmuletChoice } from './decision/AmuletChoice.svelte';
export { default as ClueList } from './decision/ClueList.svelte';
export { default as HandCards } from './decision/HandCards.svelte';
export { default as Legend } from './decision/Legend.svelte';
export { default as MapChoice } from './decision/MapChoice.svelte';
export { default as EndOfGame } from './ending/EndOfGame.svelte';
export { default as AbovePieces } from './motion/AbovePieces.svelte';
export { default as OpenHand } from './OpenHand.svelte';
export { default as Scenes } from './Scenes.svelte';
