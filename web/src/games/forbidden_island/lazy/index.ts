/** Parts that are not needed to see the island and begin. */
export { default as CardList } from './CardList.svelte';
export { default as DiscardChoice } from './DiscardChoice.svelte';
export { default as EndOfGame } from './EndOfGame.svelte';
export { default as FloodCards } from './FloodCards.svelte';
export { default as Note } from './Note.svelte';
export { default as SwimChoice } from './SwimChoice.svelte';
export { default as TileMenu } from './TileMenu.svelte';
export { default as TreasureCards } from './TreasureCards.svelte';
export { default as TreasureSites } from './TreasureSites.svelte';
export { default as IntentPanel } from './IntentPanel.svelte';
