import { type ApiError, pageOrigin, type Result, type SdkOptions } from '@foyer/core';

const failed = (code: string, status: number): { readonly ok: false; readonly error: ApiError } => ({
  ok: false,
  error: { code, status, requestId: null, retryAfter: null, fields: [] },
});

/** Makes an address of the API's own origin absolute; null for other origins, which are never fetched. */
function apiAddress(address: string, apiBase: string): string | null {
  try {
    const api = new URL(apiBase || '/', pageOrigin());
    const url = new URL(address, api);
    return url.origin === api.origin ? url.href : null;
  } catch {
    return null;
  }
}

/** Fetches a file by the signed address from the API, without a token. The returned file is named `name`. */
export async function fetchFile(
  { fetch = globalThis.fetch, apiBase = '' }: Pick<SdkOptions, 'fetch' | 'apiBase'>,
  address: string,
  name: string,
): Promise<Result<Blob>> {
  const url = apiAddress(address, apiBase);
  if (url === null) return failed('not_found', 404);
  try {
    const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!answer.ok) return failed(answer.status === 404 ? 'not_found' : 'unavailable', answer.status);
    const content = await answer.blob();
    return { ok: true, value: new File([content], name, { type: content.type }) };
  } catch {
    return failed('network', 0);
  }
}
