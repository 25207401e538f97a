import { mockSettings } from './begin-mock.ts';
import { pageSettings } from './page-settings.ts';

/** `mock.js`: the loader waits for it only on a page whose `data-api` begins with `mock:` (docs/test-mode.md). */
Object.assign(pageSettings(), mockSettings());

// disable the first stage: it would send requests to a server before React is loaded
Object.defineProperty(globalThis, Symbol.for('foyer.paint'), { get: () => undefined, set: () => {} });
