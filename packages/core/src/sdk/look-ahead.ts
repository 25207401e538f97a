import { API_ROOT } from '@foyer/contract/api-root';
import { sendAhead } from '../api/sent-ahead.ts';
import { toTag } from '../i18n/locale-code.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { openBrowserStores } from '../session/browser-stores.ts';
import { isDue } from '../session/expiry.ts';
import { sessionKeys } from '../session/session-keys.ts';
import { callToken, readRecord } from '../session/session-record.ts';

/** A read as the SDK will ask for it: `/orders?limit=25&locale=de_DE`, below the API's root. */
export interface AheadRead {
  readonly path: string;
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST';
}

/** What a page knows of the session before any SDK runs, and how it asks for what an SDK will. */
export interface Ahead {
  /** Somebody is signed in, as far as this browser knows. */
  readonly isSignedIn: boolean;
  /** Asks what anybody may. */
  askPublic(read: AheadRead): Promise<Response>;
  /** Asks as the signed-in person; not where nobody is, or where the token is to be refreshed first. */
  askOwn(read: AheadRead): Promise<Response> | null;
}

/**
 * Asks for what a page will show while its code is still on the way: the SDK of the same options, in the same language, takes the
 * answers to its first questions (within half a minute, for the same token only). Written for a small script at the top of a page.
 */
export function lookAhead(options: SdkOptions & { readonly locale: string }): Ahead {
  const { local, cookies } = openBrowserStores(options);
  const record = readRecord(sessionKeys(options), local, cookies);
  const token = record === null || isDue(record, Date.now()) ? null : callToken(record);
  const root = (options.apiBase ?? '').replace(/\/+$/, '') + API_ROOT;
  function ask({ path, method = 'GET' }: AheadRead, authorization: string | null): Promise<Response> {
    const headers = { accept: 'application/json, */*;q=0.5', 'accept-language': toTag(options.locale) };
    const all = authorization === null ? headers : { ...headers, authorization };
    return sendAhead(root + path, { method, headers: all }, authorization);
  }
  return {
    isSignedIn: record !== null,
    askPublic: (read) => ask(read, null),
    askOwn: (read) => (token === null ? null : ask(read, `Bearer ${token}`)),
  };
}
