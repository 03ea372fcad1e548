import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** The styles that each name stands for. */
const named = new Map();

/** A short unique name for the styles of a component: the scripts repeat it in every element. */
function cssHash({ hash, css }) {
  const digest = hash(css);
  let length = 4;
  while ((named.get(digest.slice(0, length)) ?? css) !== css) length += 1;
  named.set(digest.slice(0, length), css);
  return `s-${digest.slice(0, length)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash, discloseVersion: false } };
