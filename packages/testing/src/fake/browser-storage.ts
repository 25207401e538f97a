function createMemoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** Creates the storages of an SDK, which end with the test. */
export const createBrowserStorages = (): { local: Storage; session: Storage } => ({
  local: createMemoryStorage(),
  session: createMemoryStorage(),
});
