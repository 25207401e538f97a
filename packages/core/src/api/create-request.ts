// @chunk request
import { createFetch } from 'ofetch';

/** Sends one request and answers whatever comes, failures of the server included. Rejects as fetch does. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

/**
 * How a request leaves that nobody has sent ahead; the only file that knows ofetch. A chunk of its own: where all that a page asks first was
 * asked before its code was there, it is not waited for.
 */
export function createRequest(fetch: typeof globalThis.fetch): SendRequest {
  const request = createFetch({ fetch });
  // 'stream' leaves the body unread: readAnswer decides by the content type
  const settings = { retry: false, ignoreResponseError: true, responseType: 'stream' } as const;
  return (url, init) => request.raw(url, { ...init, ...settings });
}
