/** Drawing a component of SVG as a file of its own: with the symbols, styles and colours that it uses. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Component } from 'svelte';
import { render } from 'svelte/server';

const WEB = fileURLToPath(new URL('../../..', import.meta.url));
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
/** Comments of Svelte; what is for the keyboard, screen readers and tests; texts, whose fonts a picture has not. */
const NEEDLESS = [
  /<!--.*?-->/gs,
  / (?:role|tabindex|aria-[\w-]+|data-[\w-]+)="[^"]*"/g,
  /<text\b.*?<\/text>/gs,
  /<(?:rect|path|ellipse) class="(?:focus|hit-area)[^>]*(?:\/>|><\/(?:rect|path|ellipse)>)/g,
];

/** Return the picture of a component whose root is `<svg>`; `shared` has the tokens and rules of the page. */
export function drawVignette<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  shared: string,
): string {
  const { body, head } = render(component as Component, { props });
  const drawn = NEEDLESS.reduce((text, part) => text.replace(part, ''), body);
  const { defs, content } = inlineSymbols(drawn);
  const own = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');
  const css = stylesFor(content + defs, own, shared);
  return (
    content
      .trim()
      .replace('<svg', `<svg ${NAMESPACE}`)
      .replace(/^(<svg[^>]*>)/, `$1<style>${css}</style><defs>${defs}</defs>`)
      .replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(2))))
      // Layouts of one process are numbered.
      .replace(/\btb-\d+/g, 'tb')
      .concat('\n')
  );
}

/** Replace the addresses of symbols in other files by those of copies within the picture. */
function inlineSymbols(drawn: string): { defs: string; content: string } {
  const symbols = new Map<string, string>();

  function copy(text: string, file: string | null): string {
    return text.replace(/href="([^"#]*)#([^"]+)"/g, (_, address: string, id: string) => {
      const from = address === '' ? file : WEB + address.replace(/^\/|\?.*$/g, '');
      if (from !== null && !symbols.has(id)) {
        symbols.set(id, '');
        symbols.set(id, copy(symbolIn(from, id), from));
      }
      return `href="#${id}"`;
    });
  }

  const content = copy(drawn, null);
  return { content, defs: [...symbols.values()].join('') };
}

/** Return the element with an id; elements of such files are symbols or groups, each with its own closing tag. */
function symbolIn(file: string, id: string): string {
  const text = readFileSync(file, 'utf-8');
  const start = new RegExp(`<(symbol|g|path|radialGradient|linearGradient) id="${id}"`).exec(text);
  if (!start) throw new Error(`no ${id} in ${file}`);
  const name = start[1] ?? '';
  let depth = 0;
  for (const tag of text.slice(start.index).matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (tag[2] === name) depth += tag[1] ? -1 : tag[3] ? 0 : 1;
    if (depth === 0) return text.slice(start.index, start.index + tag.index + tag[0].length);
  }
  throw new Error(`${id} in ${file} has no end`);
}

/** Return the component's own styles, shared rules for its classes, and the tokens that all of them use. */
function stylesFor(content: string, own: string, shared: string): string {
  const tokens = new Map<string, string>();
  const rules: string[] = [];
  for (const [, selector = '', body = ''] of withoutComments(shared).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector.trim().startsWith(':root') && !selector.includes('[')) {
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value);
    } else if (hasClasses(content, selector)) rules.push(`${selector.trim()}{${body.trim()}}`);
  }
  const animations = /@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}|animation:[^;}]*;?/g;
  const css = withoutComments(own).replace(animations, '') + rules.join('');
  const used = new Set<string>();
  const find = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      const value = tokens.get(name);
      if (value === undefined || used.has(name)) continue;
      used.add(name);
      find(value);
    }
  };
  find(css + content);
  const root = [...used].map((name) => `${name}:${tokens.get(name) ?? ''}`).join(';');
  return `:root{color-scheme:light dark;${root}}${css}`.replace(/\s+/g, ' ').replace(/ ?([{};:,]) ?/g, '$1');
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}

/** Whether the picture has all classes of a selector. */
function hasClasses(content: string, selector: string): boolean {
  const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  return classes.length > 0 && classes.every((name) => new RegExp(`class="[^"]*\\b${name}\\b`).test(content));
}
