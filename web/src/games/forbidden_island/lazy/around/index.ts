/** What lies around the tiles: the coast, treasures, decks and hands, drawn a moment after it. */
export { default as Coast } from './Coast.svelte';
export { default as Belongings } from './Belongings.svelte';
export { default as Decks } from './Decks.svelte';
export { default as Fan } from './Fan.svelte';
export { default as Hands } from './Hands.svelte';
export { default as Treasures } from './Treasures.svelte';
