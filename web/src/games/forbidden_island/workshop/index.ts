export { default } from './Workshop.svelte';
