/** Parts that are not needed to see the island and begin. */
export { default as AmuletChoice } from './AmuletChoice.svelte';
export { default as ClueList } from './ClueList.svelte';
export { default as EndOfGame } from './EndOfGame.svelte';
export { default as Hand } from './Hand.svelte';
export { default as MapChoice } from './MapChoice.svelte';
export { default as OpenHand } from './OpenHand.svelte';
export { default as SharingTable } from './SharingTable.svelte';
export { default as TurnedUp } from './TurnedUp.svelte';
