import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { messageFiles } from './message_files.ts';

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
              test: /svelte\/src\/reactivity|src\/(messages|router|protocol|shell|settings\/(keep|settings|SettingsButton)|setup\/(quick|lay)|home\/PlayNow|games\/games|table\/(tokens|keyboard))/,
            },
            // A tutorial shows parts of a table.
            { name: 'table', test: /src\/(table\/(TableScreen|Frame|LiveWords|LogPanel|People|SentenceBar|TableLog|play|queue)|talk\/talk\.)/ },
            // A game that keeps some of itself for later comes in two pieces, not in three; but
            // the home page shows turtles, too.
            { name: 'turtle', test: /games\/la_tortuga\/(Turtle|Shell|names)\./ },
            // The others share their buttons and their sea.
            { name: 'shared', test: /table\/Choice|games\/OpenSea/ },
            { name: 'la_tortuga', test: /games\/la_tortuga\/(?!later\/)/ },
            { name: 'forbidden_island', test: /games\/forbidden_island\/(?!later\/)/ },
            { name: 'tobago', test: /games\/tobago\/(?!later\/)/ },
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
