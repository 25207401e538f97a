import { loadOnce } from '../late/load-once.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { type MockScenario, mockScenarioOf } from './mock-scenario.ts';
import { mockTokens } from './mock-token.ts';

/** Suffix of all stored names, so that no tab receives changes of a real session of the page's origin, or reports any. */
const storageScope = '.mock';
/** Name of a session's tokens in the storage (specification section 4). */
const tokensKey = `USER_ACCESS_ALL_MODE${storageScope}`;
const expiryKey = `USER_ACCESS_EXPIRE_TIME${storageScope}`;

/**
 * Creates a storage with fixed entries that refuses changes: the SDK then keeps its data in memory (`createSafeStorage`). So nothing of a
 * real session of the page's origin is read or written, and the next page starts again.
 */
function createFixedStorage(entries: Readonly<Record<string, string>>): Storage {
  const refuse = (): never => {
    throw new Error('The mock stores nothing.');
  };
  return {
    length: 0,
    key: () => null,
    getItem: (name) => (Object.hasOwn(entries, name) ? (entries[name] ?? null) : null),
    setItem: refuse,
    removeItem: refuse,
    clear: refuse,
  };
}

/** Creates a `fetch` that answers from data in the package. Its code loads with the first call, and again after a failure. */
function lazyMock(scenario: MockScenario | 'data'): typeof globalThis.fetch {
  const load = loadOnce(() => import('./create-mock.ts').then(({ createMock }) => createMock(scenario)));
  return async (...args) => (await load())(...args);
}

/** Returns options of an SDK without a server where the API is `mock:`; other options unchanged. */
export function withMock(options: SdkOptions): SdkOptions {
  const scenario = mockScenarioOf(options.apiBase);
  if (scenario === null) return options;
  const isSignedOut = scenario === 'signed-out';
  const session = {
    [tokensKey]: JSON.stringify(mockTokens()),
    [expiryKey]: `${Date.now() + 11 * 3_600_000}`,
  };
  const local = createFixedStorage(isSignedOut ? {} : session);
  return {
    ...options,
    fetch: lazyMock(scenario),
    storage: { local, session: createFixedStorage({}) },
    storageScope,
  };
}
