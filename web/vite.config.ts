import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { messageFiles } from './message_files';

export default defineConfig({
  plugins: [svelte(), messageFiles()],
  build: {
    outDir: '../src/atoll/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen needs comes in one piece: many small ones compress badly.
        codeSplitting: {
          groups: [
            {
              name: 'atoll',
              test: /svelte\/src\/reactivity|src\/(messages|router|protocol|shell|settings\/(keep|settings|SettingsButton)|setup\/(plan|lay)|games\/games|table\/(tokens|keyboard))/,
            },
            // A game that keeps some of itself for later comes in two pieces, not in three.
            { name: 'forbidden_island', test: /games\/forbidden_island\/(?!later\/)/ },
            { name: 'tobago', test: /games\/tobago\/(?!later\/)|table\/Choice/ },
          ],
        },
      },
    },
  },
  server: {
    // `atoll serve --no-browser` beside `npm run dev`.
    proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true } },
    // The messages lie in the Python package, where the server reads them too.
    fs: { allow: ['.', '../src/atoll/locale'] },
  },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/messages/unfetched.ts'] },
});
