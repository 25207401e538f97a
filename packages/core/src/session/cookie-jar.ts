import type { SafeStorage } from '../storage/safe-storage.ts';

export interface CookieJar {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/**
 * Creates a jar of cross-site cookies: `SameSite=None; Secure` on https, `Lax` elsewhere. Blocked cookies, and cookies without a document,
 * are kept in memory.
 */
export function createCookieJar(): CookieJar {
  const memory = new Map<string, string>();
  const read = (name: string) => {
    const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1));
  };
  const write = (name: string, value: string, more: string) => {
    const site = location.protocol === 'https:' ? 'SameSite=None; Secure' : 'SameSite=Lax';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two browsers and asynchronous
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; ${site}${more}`;
  };
  const attempt = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    get: (name) => memory.get(name) ?? attempt(() => read(name)),
    set: (name, value) => {
      attempt(() => write(name, value, ''));
      if (attempt(() => read(name)) === value) memory.delete(name);
      else memory.set(name, value);
    },
    remove: (name) => {
      memory.delete(name);
      attempt(() => write(name, '', '; Max-Age=0'));
    },
  };
}

/** Creates a jar for a host with its own storage, which then stores the cookies' values as well. */
export const createStoredJar = (storage: SafeStorage): CookieJar => ({
  get: (name) => storage.get(`cookie.${name}`),
  set: (name, value) => storage.set(`cookie.${name}`, value),
  remove: (name) => storage.remove(`cookie.${name}`),
});
