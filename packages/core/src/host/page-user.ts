import type { FoyerSdk } from '../sdk/sdk.ts';
import type { PageSignIn } from './page-sign-in.ts';

/** The user whom the page signed in last, stored for all tabs, and the user who signed out deliberately, stored for this tab. */
export interface PageUser {
  /** Whether the user who is signed in now differs from the one on the page. */
  isSomebodyElse(): boolean;
  /** Whether this user signed out here deliberately. */
  hasLeft(): boolean;
  noteSignedIn(): void;
  noteLeft(): void;
}

/** Creates the record of the page's user. Of a user whom the page does not name, only the sign-in by the page is known. */
export function createPageUser({ storage, key }: FoyerSdk, { user }: PageSignIn): PageUser {
  const name = user ?? '';
  const userKey = `foyer.page-user ${key}`;
  const leftKey = `foyer.page-left ${key}`;
  return {
    isSomebodyElse() {
      const before = storage.local.get(userKey);
      if (user === undefined) return false;
      // a user who signed in by the form stays where the page knows nobody, and counts as somebody else where the page knows a user
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
