/**
 * Puts the messages beside the page, in one folder named by their digest.
 *
 * Vite's own way gives each file a name of its own, and the page would have to carry the list
 * of all of them in all languages before it can draw anything.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { Plugin } from 'vite';

import { completeSource } from './src/messages/completeSource.ts';

const LOCALES = join(import.meta.dirname, '../src/atoll/locale');
const DEV_FOLDER = '/messages';

export function messageFiles(): Plugin {
  const files = locales().flatMap((locale) => parts().map((part) => [`${locale}/${part}.ftl`, readPart(locale, part)]));
  const digest = createHash('sha256');
  for (const [name = '', source = ''] of files) digest.update(name).update(source);
  const folder = `assets/messages-${digest.digest('hex').slice(0, 8)}`;

  return {
    name: 'message-files',
    config: (_, { command }) => ({
      define: { MESSAGES_FOLDER: JSON.stringify(command === 'build' ? `/${folder}` : DEV_FOLDER) },
    }),
    configureServer(server) {
      server.middlewares.use(DEV_FOLDER, ({ url = '' }, answer) => {
        answer.end(readPart(dirname(url).slice(1), basename(url, '.ftl')));
      });
    },
    generateBundle() {
      for (const [name, source = ''] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}

/** Return the languages: each has a folder. */
export function locales(): string[] {
  return globSync('*', { cwd: LOCALES }).sort();
}

/** Return the messages of a part in a language; a regional language has those of its language, too. */
export function readPart(locale: string, part: string): string {
  return completeSource(locale, part, readSource) ?? '';
}

function parts(): string[] {
  const files = globSync('*/*.ftl', { cwd: LOCALES });
  return [...new Set(files.map((file) => basename(file, '.ftl')))].sort();
}

function readSource(file: string): string | null {
  const path = join(LOCALES, `${file}.ftl`);
  return existsSync(path) ? readFileSync(path, 'utf-8') : null;
}
