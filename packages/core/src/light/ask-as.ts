import { API_ROOT } from '@foyer/contract/api-root';
import { toTag } from '../i18n/locale-code.ts';
import type { SdkOptions } from '../options/sdk-options.ts';

/** Milliseconds until a read without an answer counts as failed, as for a call of an SDK. */
const patience = 30_000;

/**
 * Reads a path below the API's root, with a token or as anybody. Throws where the answer is anything but JSON of a success: why, and what
 * is to be done, an SDK knows.
 */
export async function askAs(
  { apiBase = '', locale = '' }: SdkOptions,
  path: string,
  token: string | null,
): Promise<unknown> {
  const headers = { accept: 'application/json, */*;q=0.5', 'accept-language': toTag(locale) };
  const answer = await fetch(apiBase.replace(/\/+$/, '') + API_ROOT + path, {
    headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const value: unknown = await answer.json();
  if (typeof value !== 'object' || value === null) throw new Error(`${path} answers something else`);
  return value;
}
