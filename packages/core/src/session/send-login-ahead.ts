import { API_ROOT } from '@foyer/contract/api-root';
import type { routes } from '@foyer/contract/routes';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { sendAhead } from '../api/sent-ahead.ts';
import type { SdkOptions } from '../options/sdk-options.ts';

const path: (typeof routes)['login'][1] = '/security/login';

/**
 * Sends a login before the session's code is loaded, which then takes the response. The request is written out for size; a test compares it
 * with the session's request. `language` is a BCP 47 tag.
 */
export function sendLoginAhead(
  { apiBase = '', brand }: SdkOptions,
  language: string,
  username: string,
  password: string,
): void {
  const query = brand ? `?${new URLSearchParams({ brand })}` : '';
  sendAhead(apiBase.replace(/\/+$/, '') + API_ROOT + path + query, {
    method: 'POST',
    headers: {
      accept: 'application/json, */*;q=0.5',
      'accept-language': language,
      'content-type': 'application/json',
      'idempotency-key': newIdempotencyKey(),
    },
    body: JSON.stringify({ username, password }),
  });
}
