/** Comparing the page's functions with the answers of the rules, which `tests/conformance` writes down. */
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

import { describe, expect } from 'vitest';

import { FOLDER } from './folder';

const MOST_SHOWN = 5;

/** Group comparisons; without cases they are skipped. */
export const describeConformance = describe.skipIf(!FOLDER);

export interface Case {
  /** The game and the ply, to find it again. */
  where: string;
}

const read = new Map<string, Case[]>();

/** Return all cases of one kind, which are read once. */
export function readCases<Kind extends Case>(name: string): Kind[] {
  const cases = read.get(name) ?? parse(name);
  read.set(name, cases);
  return cases as Kind[];
}

function parse(name: string): Case[] {
  const file = `${FOLDER}/${name}.jsonl`;
  if (!FOLDER || !existsSync(file)) throw new Error(`there are no cases ${name}: run pytest tests/conformance`);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Case);
}

/** What is asked, the page's answer and that of the rules. */
export type Answer = [what: string, page: unknown, rules: unknown];

/** Fail with the first answers of the page that differ from those of the rules, or if nothing was asked. */
export function compare<Kind extends Case>(cases: readonly Kind[], answers: (each: Kind) => Iterable<Answer>): void {
  let asked = 0;
  const different: string[] = [];
  for (const each of cases) {
    for (const [what, page, rules] of answers(each)) {
      asked += 1;
      if (different.length < MOST_SHOWN && !isDeepStrictEqual(plain(page), plain(rules)))
        different.push(`${each.where}: ${what}: page ${JSON.stringify(page)}, rules ${JSON.stringify(rules)}`);
    }
  }
  expect(different).toEqual([]);
  expect(asked).toBeGreaterThan(0);
}

/** Return a value as JSON has it: without fields that are undefined. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
