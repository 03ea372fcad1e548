/** What the page shows of the player's tables; loaded after the first paint. */
import { messages } from '../messages/messages.svelte';

export { default as NextTable } from './NextTable.svelte';
export { default as WaitingLink } from './WaitingLink.svelte';
export { default as YourTables } from './YourTables.svelte';

await messages.load('player');
