import type { SafeStorage } from './safe-storage.ts';

/**
 * The part of a storage that belongs to one person: every name carries who it is, asked at each access, so that who signs
 * in after them finds nothing of theirs. `owner`: null while nobody is known.
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
