import { ownPath } from '../navigation/own-path.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Path to return to after the next login. */
export interface ReturnPath {
  /** Remembers a path of this origin. @default the current path */
  remember(path?: string): void;
  /** Returns the remembered path, once. */
  take(): string | null;
}

export const createReturnPath = (session: SafeStorage, key: string): ReturnPath => ({
  remember(path) {
    const place = globalThis.location;
    const target = path ?? (place ? `${place.pathname}${place.search}${place.hash}` : '');
    const own = ownPath(target);
    if (own !== null) session.set(key, own);
  },
  take() {
    const path = session.get(key);
    session.remove(key);
    return ownPath(path);
  },
});
