/** For tests: the files of messages as they are in their folder, without a server. */
import { completeSource } from './completeSource';

const sources = import.meta.glob<string>('../../../src/atoll/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FILE = /locale\/([\w-]+)\/(\w+)\.ftl$/;

/** Return the parts a language has. */
export function partsOf(locale: string): string[] {
  const files = Object.keys(sources).map((path) => FILE.exec(path) ?? []);
  return files.flatMap(([, code, part = '']) => (code === locale ? [part] : []));
}

export async function readFile(locale: string, part: string): Promise<string | null> {
  return completeSource(locale, part, (file) => sources[`../../../src/atoll/locale/${file}.ftl`] ?? null);
}
