import type { SdkOptions } from '../options/sdk-options.ts';
import { createCookieJar, createStoredJar } from '../session/cookie-jar.ts';
import { attempt, type OpenStorage, readStored } from '../storage/read-stored.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** A storage that never throws, and keeps nothing in memory: who reads a session without an SDK writes nothing that would be missed. */
const openStore = (open: OpenStorage): SafeStorage => ({
  get: (key) => readStored(open, key),
  set: (key, value) => void attempt(open, (storage) => storage.setItem(key, value)),
  remove: (key) => void attempt(open, (storage) => storage.removeItem(key)),
  keys: () => [],
  isLasting: () => false,
});

/** What of the browser outlives a page, for a page without an SDK. */
export function openLightStores({ storage }: SdkOptions) {
  const local = openStore(() => storage?.local ?? localStorage);
  return {
    local,
    session: openStore(() => storage?.session ?? sessionStorage),
    cookies: storage ? createStoredJar(local) : createCookieJar(),
  };
}
