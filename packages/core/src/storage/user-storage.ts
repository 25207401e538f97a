import type { SafeStorage } from './safe-storage.ts';

/**
 * Creates the part of a storage that belongs to one person: every name contains their id, determined at each access, so that the next user
 * who signs in does not see the data. `owner`: null while no user is known; then nothing is stored.
 */
export function createUserStorage(
  storage: SafeStorage,
  prefix: string,
  owner: () => string | null,
): SafeStorage {
  /** Runs an action with the start of the names; undefined without an owner, for example for a widget that a logout removes. */
  const owned = <T>(action: (start: string) => T): T | undefined => {
    const name = owner();
    return name === null ? undefined : action(`${prefix}${name}.`);
  };
  return {
    get: (key) => owned((of) => storage.get(of + key)) ?? null,
    set: (key, value) => owned((of) => storage.set(of + key, value)),
    remove: (key) => owned((of) => storage.remove(of + key)),
    keys: (part) => owned((of) => storage.keys(of + part).map((key) => key.slice(of.length))) ?? [],
    isLasting: () => owner() !== null && storage.isLasting(),
  };
}

const PRODUCT = 'foyer.';

/**
 * Removes everything that an SDK has stored for these users, whichever feature did: every name of the form `foyer.{feature}{scope}.{user}.`.
 */
export function removeUserData(storage: SafeStorage, scope: string, users: readonly string[]): void {
  for (const key of storage.keys(PRODUCT)) {
    const afterFeature = key.slice(key.indexOf('.', PRODUCT.length));
    if (users.some((id) => afterFeature.startsWith(`${scope}.${id}.`))) storage.remove(key);
  }
}
