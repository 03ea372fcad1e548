/** What is loaded a moment after the island has been drawn, before it is needed. */

/** Milliseconds in which the island is painted first. */
const PAINTED = 120;
const painted = () => new Promise<void>((resolve) => setTimeout(resolve, PAINTED));

export const loadAround = () => painted().then(() => import('../lazy/around'));
export const loadScenes = () => painted().then(() => import('../lazy/scenes'));
