/** What is drawn over the island while a ply is shown or previewed. */
export { default as PathPreview } from './PathPreview.svelte';
export { default as Scenes } from './Scenes.svelte';
