/** The folder of the cases, if there are any. */
import { env } from 'node:process';

export const FOLDER = env['ATOLL_CONFORMANCE'];
