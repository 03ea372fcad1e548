/** A chapter of a game's rules. The chapter `own` lists what is our own design; `OwnDesign.svelte` links to it. */
export interface Chapter {
  name: string;
  paragraphs: string[];
}
