import type { SafeStorage } from '../storage/safe-storage.ts';

/** The place to return to after the next login. */
export interface ReturnPath {
  /** Remembers a path of this origin. @default the current address */
  remember(path?: string): void;
  /** The remembered path, once. */
  take(): string | null;
}

export const createReturnPath = (session: SafeStorage, key: string): ReturnPath => ({
  remember(path) {
    const place = globalThis.location;
    const target = path ?? (place ? `${place.pathname}${place.search}${place.hash}` : '');
    if (isOwnPath(target)) session.set(key, target);
  },
  take() {
    const path = session.get(key);
    session.remove(key);
    return path !== null && isOwnPath(path) ? path : null;
  },
});

/** Never an address of another origin, however it is written. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path) && !/[\s\\]/.test(path);
