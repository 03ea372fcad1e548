/** For tests, which have no server to fetch from: read the files from their folder. */
import { vi } from 'vitest';

import { readFile } from './testFiles';

vi.mock('./fetchFile', () => ({ fetchFile: readFile }));
