/** For tests, which have no server to fetch from: read the files from their folder. */
import { beforeAll, vi } from 'vitest';

import { FIRST } from './locales';
import { messages } from './messages.svelte';

vi.mock('./fetchFile', async () => ({ fetchFile: (await import('./testFiles')).readFile }));

// All files of tests share one set of modules (`isolate` in vite.config.ts).
beforeAll(() => messages.setLocale(FIRST));
