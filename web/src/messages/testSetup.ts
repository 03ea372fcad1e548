/** For tests, which have no server to fetch from: the files as they stand in their folder. */
import { vi } from 'vitest';

import { readFile } from './testFiles';

vi.mock('./fetchFile', () => ({ fetchFile: readFile }));
