import { inRoot } from './paths.ts';

/** TypeScript 6, which tools need for its JavaScript API. Both compilers have a program `tsc`, so callers name its path. */
export const typescript6 = inRoot('node_modules/typescript/bin/tsc');

/** The native compiler, TypeScript 7: the same checks in a fifth of the time. */
export const typescript7 = inRoot('node_modules/typescript-native/bin/tsc');
