/** What makes the page an app: its icons, its manifest, and the list of files that its service worker keeps. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

import { locales, readPart } from './message_files.ts';

const TUTORIALS = join(import.meta.dirname, '../src/atoll/tutorials');
const WORKER = 'worker.js';
const MANIFEST = 'manifest.webmanifest';
const TOUCH_ICON = 'apple-touch-icon.png';

/** The icons of the manifest: launchers cut the maskable ones to their own shape, the others have round corners. */
const ICONS = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 192, purpose: 'maskable' },
  { size: 512, purpose: 'maskable' },
] as const;

const PAPER = '#f6efe0';

export function appFiles(): Plugin {
  const drawing = readFileSync(join(import.meta.dirname, 'src/style/icon.svg'), 'utf-8');

  return {
    name: 'app-files',
    enforce: 'post', // the page's HTML must be there
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${TOUCH_ICON}` }, injectTo: 'head' },
      ],
    },
    generateBundle(_, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const { size, purpose } of ICONS) {
        emit(iconPath(size, purpose), render(purpose === 'any' ? roundCorners(drawing) : drawing, size));
      }
      emit(TOUCH_ICON, render(drawing, 180));
      emit(MANIFEST, JSON.stringify(manifest()));

      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
        .sort();
      const answers = [scriptsIn('tutorials', TUTORIALS), scriptsIn('examples', join(TUTORIALS, 'examples'))].flat();
      const html = bundle['index.html'];
      const worker = bundle[WORKER];
      if (html?.type !== 'asset' || worker?.type !== 'chunk') throw new Error('the page or its worker is missing');
      const version = createHash('sha256').update(html.source).update(files.join()).digest('hex').slice(0, 8);
      const values = Object.entries({ VERSION: version, FILES: files, ANSWERS: answers, NOTICES: notices() });
      const filledIn = values.map(([name, value]) => `${name}=${JSON.stringify(value)}`);
      worker.code = `const ${filledIn.join()};${worker.code}`;
    },
  };
}

/** Return the addresses of the scripts in a folder, one for each game. */
function scriptsIn(call: string, folder: string): string[] {
  return globSync('*.jsonl', { cwd: folder })
    .map((file) => `/api/${call}/${basename(file, '.jsonl')}`)
    .sort();
}

function iconPath(size: number, purpose: string): string {
  return `icons/${purpose}-${size}.png`;
}

/** Return what notifications say, by language. */
function notices(): object {
  return Object.fromEntries(
    locales().map((locale) => {
      const texts = new FluentBundle(locale);
      for (const part of ['page', 'settings']) {
        texts.addResource(new FluentResource(readPart(locale, part)));
      }
      const text = (id: string) => texts.formatPattern(texts.getMessage(id)?.value ?? id);
      const games = globSync('*.jsonl', { cwd: TUTORIALS }).map((file) => basename(file, '.jsonl'));
      const titles = Object.fromEntries(games.map((game) => [game, text(`${game}-title`)]));
      return [locale, { turn: text('notice-turn'), titles }];
    }),
  );
}

/** The name is the same in every language. */
function manifest(): object {
  return {
    id: '/',
    name: 'Atoll',
    short_name: 'Atoll',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The page's own `theme-color` has one for light and one for dark.
    theme_color: PAPER,
    background_color: PAPER,
    categories: ['games'],
    icons: ICONS.map(({ size, purpose }) => ({
      src: `/${iconPath(size, purpose)}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

/** Return the drawing, cut to a square with round corners. */
function roundCorners(drawing: string): string {
  const inner = drawing.replace(/^<svg/, '<svg width="512" height="512"');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<clipPath id="shape"><rect width="512" height="512" rx="112" /></clipPath><g clip-path="url(#shape)">${inner}</g></svg>`
  );
}

function render(drawing: string, size: number): Uint8Array {
  return new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng();
}
