import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { appFiles } from './app_files.ts';
import { messageFiles } from './message_files.ts';

/** Which game's folder a module is in. */
function gameOf(id: string): string {
  return /src\/(?:games|generated)\/(\w+)/.exec(id)?.[1] ?? '';
}

const ON_THE_WAY = /\/(Home|TableScreen|la_tortuga|forbidden_island|tobago)-/;

export default defineConfig({
  plugins: [svelte(), messageFiles(), appFiles()],
  build: {
    outDir: '../src/atoll/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The list of what a part needs costs bytes: only the way to a table has the scripts, too.
      resolveDependencies: (part, files, { hostId }) =>
        hostId.includes('/atoll-') && ON_THE_WAY.test(part) ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: {
        // The browser finds a newer service worker by its unchanged name.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // What every screen needs comes in one piece: many small ones compress badly.
        codeSplitting: {
          groups: [
            {
              name: 'atoll',
              test: /svelte\/src\/reactivity|src\/(messages|router|protocol|shell|player\/lazyParts|settings\/(storage|settings|SettingsButton)|setup\/(quickTable|createTable)|home\/PlayNow|games\/(gamePage|registry|shared\/[\w.]+\.ts$)|table\/state\/seatTokens|table\/frame\/keyboard)/,
            },
            // A tutorial shows parts of a table.
            {
              name: 'table',
              test: /src\/(table\/(TableScreen|frame\/(Frame|SentenceBar)|panels\/(LiveAnnouncements|LogPanel|People|TableLog)|state\/(play|queue))|chat\/chat\.)/,
            },
            // What a game's picture on the home page shares with its board; what several games share; each game.
            // Its folder `lazy` and the files that the registry names are loaded on their own.
            { name: (id) => `${gameOf(id)}_vignette`, test: /src\/games\/\w+\/vignette\/(?!Vignette)/ },
            { name: 'shared', test: /src\/games\/shared\// },
            {
              name: gameOf,
              test: /src\/(generated\/|games\/\w+\/(?!lazy\/|vignette\/|(hints|tutorial|chapters)\.ts))/,
            },
          ],
        },
      },
    },
  },
  server: {
    // `atoll serve --no-browser` beside `npm run dev`.
    proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true } },
    // The messages are in the Python package, where the server reads them too.
    fs: { allow: ['.', '../src/atoll/locale'] },
  },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/messages/testSetup.ts'],
    globalSetup: ['src/conformance/announce.ts'],
  },
});
