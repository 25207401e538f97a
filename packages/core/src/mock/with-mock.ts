import { loadOnce } from '../late/load-once.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { type MockScenario, mockScenarioOf } from './mock-scenario.ts';
import { mockTokens } from './mock-token.ts';

/** Ends all names, so that no tab hears of a real session of the page's origin, or tells of one. */
const storageScope = '.mock';
/** Where a session's tokens are kept (specification section 4). */
const tokensKey = `USER_ACCESS_ALL_MODE${storageScope}`;
const expiryKey = `USER_ACCESS_EXPIRE_TIME${storageScope}`;

/**
 * A storage that has what is given and takes nothing: what an SDK keeps stays in its memory then (`createSafeStorage`). So nothing of
 * a real session of the page's origin is read or written, and the next page begins anew.
 */
function createFixedStorage(entries: Readonly<Record<string, string>>): Storage {
  const refuse = (): never => {
    throw new Error('The mock keeps nothing.');
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

/** Answers from what the package brings along; the code for that comes with the first call, and again where it did not come. */
function lazyMock(scenario: MockScenario | 'data'): typeof globalThis.fetch {
  const load = loadOnce(() => import('./create-mock.ts').then(({ createMock }) => createMock(scenario)));
  return async (...args) => (await load())(...args);
}

/** Options of an SDK that asks no server where the API is `mock:`; all others as they are. */
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
