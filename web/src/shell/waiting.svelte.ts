/** How many tables wait for the player; counted by the player's parts, once they are loaded. */
export const waiting = $state({ count: 0 });
