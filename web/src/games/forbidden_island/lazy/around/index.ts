/** What lies around the island: treasures, decks and hands, drawn a moment after it. */
export { default as Belongings } from './Belongings.svelte';
export { default as Decks } from './Decks.svelte';
export { default as Fan } from './Fan.svelte';
export { default as Hands } from './Hands.svelte';
export { default as Treasures } from './Treasures.svelte';
