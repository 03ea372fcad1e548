/**
 * Puts the messages beside the page, in one folder named by their digest.
 *
 * Vite's own way gives each file a name of its own, and the page would have to carry the list
 * of all of them in all languages before it can draw anything.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../src/atoll/locale');

export function messageFiles(): Plugin {
  const files = globSync('*/*.ftl', { cwd: LOCALES }).sort();
  const digest = createHash('sha256');
  for (const file of files) digest.update(file).update(readFileSync(join(LOCALES, file)));
  const folder = `assets/messages-${digest.digest('hex').slice(0, 8)}`;

  return {
    name: 'message-files',
    config: (_, { command }) => ({
      define: { MESSAGES_FOLDER: JSON.stringify(command === 'build' ? `/${folder}` : `/@fs${LOCALES}`) },
    }),
    generateBundle() {
      for (const file of files) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source: readFileSync(join(LOCALES, file)) });
      }
    },
  };
}
