import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const components = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
// Drawings in `emblem` have their colours beside their shapes.
const scripts = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!../games/*/emblem/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
// Vitest leaves style sheets out.
const styles = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'));

const LITERAL = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgb|hsl|hwb|lab|lch|oklch)a?\(|light-dark\(/gi;
const NAMED = /:[^;{}]*\b(?:white|black|red|green|blue|yellow|orange|grey|gray|brown|purple|pink|gold)\b[^;{}]*;/g;
const QUOTED = /(['"`])(.*?)\1/g;

/** Return the colours in a component's style, and those in quotes elsewhere. */
function colours(source: string): string[] {
  const style = /<style>.*<\/style>/s.exec(source)?.[0] ?? '';
  const declarations = style.replace(/var\([^()]*\)|url\([^()]*\)/g, '');
  const texts = [...source.replace(style, '').matchAll(QUOTED)].map((match) => match[2] ?? '');
  return [
    ...(declarations.match(LITERAL) ?? []),
    ...(declarations.match(NAMED) ?? []),
    ...texts.filter((text) => /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\(.*|light-dark\(.*)$/i.test(text)),
  ];
}

describe('colours', () => {
  test('are recognized', () => {
    expect(colours('<i style:fill="#fff"></i><style>p { color: rgb(0 0 0); fill: red; }</style>')).toHaveLength(3);
  });

  test.each(Object.entries({ ...components, ...scripts }))('are tokens only in %s', (_, source) => {
    expect(colours(source)).toEqual([]);
  });
});

test('every token that is used is defined', () => {
  const sources = [...Object.values({ ...components, ...scripts }), ...styles].join('\n');
  const used = [...sources.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '');
  const defined = new Set([...sources.matchAll(/(--[\w-]+)\s*[:=]/g)].map((match) => match[1]));
  // The last part of these names is a seat's colour.
  expect(used.filter((token) => !defined.has(token) && token !== '--curve-')).toEqual([]);
});
