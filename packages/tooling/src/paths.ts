import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A path below the root. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);

/** Where builds and caches of the tools go; ignored by git. */
export const cacheDir = inRoot('node_modules', '.cache', 'foyer');
