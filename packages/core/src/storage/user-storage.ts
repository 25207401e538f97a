import type { SafeStorage } from './safe-storage.ts';

/**
 * Creates the part of a storage that belongs to one person: every name contains their id, determined at each access, so that the next user
 * who signs in does not see the data. `owner`: null while no user is known.
 */
export function createUserStorage(
  storage: SafeStorage,
  prefix: string,
  owner: () => string | null,
): SafeStorage {
  const start = () => `${prefix}${owner() ?? 'anonymous'}.`;
  return {
    get: (key) => storage.get(start() + key),
    set: (key, value) => storage.set(start() + key, value),
    remove: (key) => storage.remove(start() + key),
    keys: (part) => storage.keys(start() + part).map((key) => key.slice(start().length)),
    isLasting: storage.isLasting,
  };
}
