/** What is drawn on an island besides its land and pieces. */
export { default as BelowPieces } from '../lazy/board/BelowPieces.svelte';
export { default as Caption } from '../lazy/Caption.svelte';
export { default as AbovePieces } from '../lazy/motion/AbovePieces.svelte';
export { default as SharingScene } from '../lazy/sharing/SharingScene.svelte';
