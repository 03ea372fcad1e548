/** Special cards before a card is turned up, and going on without them. */
export { default as AskAbout } from './AskAbout.svelte';
export { default as GoingOn } from './GoingOn.svelte';
export { default as GoOnChoice } from './GoOnChoice.svelte';
export { default as WindowChoice } from './WindowChoice.svelte';
