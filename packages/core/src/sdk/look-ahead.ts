import { API_ROOT } from '@foyer/contract/api-root';
import { sendAhead } from '../api/sent-ahead.ts';
import { knownPermissions } from '../guard/known-permissions.ts';
import { toTag } from '../i18n/locale-code.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { openBrowserStores } from '../session/browser-stores.ts';
import { isDue } from '../session/expiry.ts';
import { sessionKeys } from '../session/session-keys.ts';
import { callToken, ownerOf, readRecord, type SessionRecord } from '../session/session-record.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { createUserStorage } from '../storage/user-storage.ts';

/** A read exactly as the SDK will request it: `/orders?limit=25&locale=de_DE`, below the API root. */
export interface AheadRead {
  readonly path: string;
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST';
}

/** Session state that a page knows before an SDK runs, with functions that prefetch reads of the SDK. */
export interface Ahead {
  /** Whether a user is signed in, as far as this browser knows. */
  readonly isSignedIn: boolean;
  /**
   * Whether the guard has found before that the user has a permission of the contract, in this mode and company. Always true for `signedIn`;
   * false where the user is not known yet.
   */
  isPermitted(name: string): boolean;
  /** Prefetches a public read. */
  askPublic(read: AheadRead): Promise<Response>;
  /** Prefetches a read as the signed-in person; null where nobody is signed in, or where the token has to be refreshed first. */
  askOwn(read: AheadRead): Promise<Response> | null;
}

/**
 * Prefetches the data of a page while its code is still loading: the SDK with the same options, in the same language, takes the responses
 * for its first requests (within half a minute, and only for the same token). Written for a small script at the top of a page.
 */
export function lookAhead(options: SdkOptions & { readonly locale: string }): Ahead {
  const { local, cookies } = openBrowserStores(options);
  const keys = sessionKeys(options);
  const record = readRecord(keys, local, cookies);
  const token = record === null || isDue(record, Date.now()) ? null : callToken(record);
  const root = (options.apiBase ?? '').replace(/\/+$/, '') + API_ROOT;
  function ask({ path, method = 'GET' }: AheadRead, authorization: string | null): Promise<Response> {
    const headers = { accept: 'application/json, */*;q=0.5', 'accept-language': toTag(options.locale) };
    const all = authorization === null ? headers : { ...headers, authorization };
    return sendAhead(root + path, { method, headers: all }, authorization);
  }
  return {
    isSignedIn: record !== null,
    isPermitted: (name) =>
      record !== null && (name === 'signedIn' || permissionsOf(record, local, keys.user).includes(name)),
    askPublic: (read) => ask(read, null),
    askOwn: (read) => (token === null ? null : ask(read, `Bearer ${token}`)),
  };
}

/** Returns the permissions that are stored for the user of a session. */
function permissionsOf(record: SessionRecord, local: SafeStorage, prefix: string): readonly string[] {
  const storage = createUserStorage(local, prefix, () => ownerOf(record));
  return knownPermissions(storage, record);
}
