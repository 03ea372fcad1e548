/** For tests, which have no server to fetch from: the files as they stand in their folder. */
import { vi } from 'vitest';

import { readFile } from './raw';

vi.mock('./files', () => ({ fetchFile: readFile }));
