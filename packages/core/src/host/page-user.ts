import type { FoyerSdk } from '../sdk/sdk.ts';
import type { PageSignIn } from './page-sign-in.ts';

/** Whom a page signed in last, kept for all tabs, and for whom somebody signed out by will, in this one. */
export interface PageUser {
  /** Whoever is signed in now is not who is signed in on the page. */
  isSomebodyElse(): boolean;
  /** This user signed out here by will. */
  hasLeft(): boolean;
  noteSignedIn(): void;
  noteLeft(): void;
}

/** Of whom the page does not name, nothing is known but that they are the page's. */
export function createPageUser({ storage, key }: FoyerSdk, { user }: PageSignIn): PageUser {
  const name = user ?? '';
  const userKey = `foyer.page-user ${key}`;
  const leftKey = `foyer.page-left ${key}`;
  return {
    isSomebodyElse() {
      const before = storage.local.get(userKey);
      if (user === undefined) return false;
      // who signed in by the form is kept where the page knows nobody, and is somebody else where it does
      return before === null ? user !== null : before !== name;
    },
    hasLeft: () => storage.session.get(leftKey) === name,
    noteSignedIn() {
      storage.local.set(userKey, name);
      storage.session.remove(leftKey);
    },
    noteLeft() {
      storage.local.remove(userKey);
      storage.session.set(leftKey, name);
    },
  };
}
