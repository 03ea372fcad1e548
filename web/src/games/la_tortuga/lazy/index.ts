/** Parts that are not needed to see the island and begin. */
export { default as EndOfGame } from './EndOfGame.svelte';
export { default as Flight } from './Flight.svelte';
export { default as Spends } from './Spends.svelte';
export { default as Splash } from './Splash.svelte';
export { default as SureBust } from './SureBust.svelte';
