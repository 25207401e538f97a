import { mockSettings } from './begin-mock.ts';
import { pageSettings } from './page-settings.ts';

/** `mock.js`: what the loader waits for on a page whose `data-api` begins with `mock:`, and on no other (docs/test-mode.md). */
Object.assign(pageSettings(), mockSettings());

// what is sent before React is there would leave for a server: nothing is painted ahead
Object.defineProperty(globalThis, Symbol.for('foyer.paint'), { get: () => undefined, set: () => {} });
