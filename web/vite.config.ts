import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { appFiles } from './app_files.ts';
import { messageFiles } from './message_files.ts';

/** Which game's folder a module is in. */
function gameOf(id: string): string {
  return /src\/(?:games|generated)\/(\w+)/.exec(id)?.[1] ?? '';
}

/** Svelte's code for forms, none of which is on the way to a table. */
const FORMS = /svelte\/src\/internal\/client\/dom\/elements\/bindings\/(input|select)\.js/;

const ON_THE_WAY = /\/(Home|TableScreen|la_tortuga|forbidden_island|tobago)-/;

export default defineConfig({
  // Tests draw components with their styles.
  plugins: [svelte({ emitCss: !process.env['VITEST'] }), messageFiles(), appFiles()],
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
      // Otherwise the piece that has Svelte would import this one only to have it executed.
      treeshake: { moduleSideEffects: [{ test: FORMS, sideEffects: false }] },
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: {
        // The browser finds a newer service worker by its unchanged name.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // What every screen needs comes in one piece: many small ones compress badly.
        codeSplitting: {
          groups: [
            { name: 'forms', test: FORMS, includeDependenciesRecursively: false },
            {
              name: 'atoll',
              test: /svelte\/src\/reactivity|src\/(messages|router|protocol|shell\/(?!Sheet|RadioGroup)|player\/lazyParts|settings\/(storage|settings|SettingsButton)|setup\/(quickTable|createTable)|home\/PlayNow|identity\/suggestion|sound\/playSound|games\/(gamePage|registry|shared\/[\w.]+\.ts$)|table\/state\/(seatTokens|play|queue)|table\/frame\/keyboard)/,
            },
            // A tutorial shows parts of a table.
            {
              name: 'table',
              test: /src\/(table\/(TableScreen|frame\/(Frame|SentenceBar)|panels\/(LiveAnnouncements|LogPanel|People|TableLog))|chat\/chat\.)/,
            },
            // What a table needs later and the screens of a player share.
            {
              name: 'player',
              test: /src\/(shell\/Sheet|fairness\/hmac|key\/(base64|playerKey|bindSeats)|player\/(playerStorage|playerTables|people|myTables)|record\/record\.|history\/(api|copyText)|identity\/(drawings|PersonEmblem)|table\/state\/seatCommands|notifications\/currentSeats)/,
            },
            // What a table needs later: few files need few names on the way there.
            {
              name: 'later',
              test: /src\/(table\/(later|strips|result|HandOver|Recaps|Watching|BotSelect|panels\/(ChatFold|chatPanel))|shell\/Sheet|fairness\/(FairnessSummary|savedCommitment)|undo|hints\/HintSheet|history\/(TimeBar|gameHistory|ReplayActions))/,
            },
            // What a game's picture on the home page shares with its board; what several games share; each game.
            // Its folders `lazy` and `workshop` and the files that the registry names are loaded on their own.
            { name: (id) => `${gameOf(id)}_vignette`, test: /src\/games\/\w+\/vignette\/(?!island)/ },
            // What examples and boards of Tobago draw a moment after the island.
            {
              name: 'scenes',
              test: /src\/games\/tobago\/lazy\/(board|motion|sharing|Caption)/,
              includeDependenciesRecursively: false,
            },
            { name: 'shared', test: /src\/games\/shared\// },
            {
              name: gameOf,
              test: /src\/(generated\/|games\/\w+\/(?!lazy\/|vignette\/|rules\/|workshop\/|(hints|tutorial)\.ts))/,
            },
          ],
        },
      },
    },
  },
  server: {
    // `atoll serve --no-browser` beside `npm run dev`.
    proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/messages/testSetup.ts'],
    globalSetup: ['src/conformance/announce.ts'],
    // A worker for each file would take longer than the tests.
    isolate: false,
    // The comparisons with the rules take seconds, and a busy machine much longer.
    testTimeout: 60_000,
  },
});
