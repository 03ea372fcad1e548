/** A chapter of a game's rules. The chapter `own` lists what is our own design; `OwnDesign.svelte` links to it. */
export interface Chapter {
  name: string;
  blocks: Block[];
}

/** The name of a paragraph, or a picture or a worked example between paragraphs. */
export type Block = string | Illustration;

export type Illustration = { picture: string } | { example: string };

export function isParagraph(block: Block): block is string {
  return typeof block === 'string';
}

export function nameOf(illustration: Illustration): string {
  return 'example' in illustration ? illustration.example : illustration.picture;
}
