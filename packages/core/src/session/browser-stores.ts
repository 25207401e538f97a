import type { SdkOptions } from '../options/sdk-options.ts';
import { createSafeStorage, type SafeStorage } from '../storage/safe-storage.ts';
import { type CookieJar, createCookieJar, createStoredJar } from './cookie-jar.ts';
import type { Locks } from './tab-lock.ts';

/** All browser storage that outlives a page. None of it throws. */
export interface BrowserStores {
  readonly local: SafeStorage;
  readonly session: SafeStorage;
  readonly cookies: CookieJar;
  readonly locks: Locks | undefined;
}

export function openBrowserStores({ storage }: SdkOptions): BrowserStores {
  const inBrowser = globalThis.window !== undefined;
  const local = createSafeStorage(() => storage?.local ?? (inBrowser ? window.localStorage : undefined));
  const session = createSafeStorage(
    () => storage?.session ?? (inBrowser ? window.sessionStorage : undefined),
  );
  const cookies = storage ? createStoredJar(local) : createCookieJar();
  return { local, session, cookies, locks: globalThis.navigator?.locks as Locks | undefined };
}
