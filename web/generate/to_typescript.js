/** Turn schemas and sources, from JSON on standard input, into formatted TypeScript. */
import { text } from 'node:stream/consumers';

import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const TYPES = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean' };

const { schemas, before, after, modules } = JSON.parse(await text(process.stdin));
const style = { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' };
const declared = await compile({ title: 'Everything', $defs: simplify(schemas) }, 'Everything', {
  additionalProperties: false,
  bannerComment: '',
  format: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
});
const protocol = `${before}\n${tidy(await format(declared, style))}\n${after}`;
const files = Object.entries({ 'protocol.ts': protocol, ...modules });
const written = await Promise.all(files.map(async ([name, source]) => [name, await format(source, style)]));
process.stdout.write(JSON.stringify(Object.fromEntries(written)));

/**
 * Take out where each type was found and the type of the document itself, and shorten comments.
 * Plies and effects become aliases, so that any game's ply is a `Ply`.
 */
function tidy(source) {
  return source
    .replace(/export interface Everything \{[^}]*\}/, '')
    .replace(/^ \* This interface was referenced by .*\n \* via the .*\n/gm, '')
    .replace(/^( *)\/\*\*\n(?: *\*\n)* *\* (.+)\n(?: *\*\n)* *\*\/$/gm, '$1/** $2 */')
    .replace(/^\/\*\*\n \*\/\n/gm, '')
    .replace(/^export interface (\w+[a-z](?:Ply|Effects)) (\{[^}]*\})/gm, 'export type $1 = $2;')
    .replace(/([;}])\n(?=\/\*\*|export )/g, '$1\n\n');
}

/** Write what the compiler does not know in another way: pairs, and references beside which something stands. */
function simplify(schema) {
  if (Array.isArray(schema)) return schema.map(simplify);
  if (schema === null || typeof schema !== 'object') return schema;
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref };
  if (schema.prefixItems) return { tsType: `[${schema.prefixItems.map(({ type }) => TYPES[type]).join(', ')}]` };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, simplify(value)]));
}
