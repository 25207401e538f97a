import type { FetchResponse } from 'ofetch';
import type { ApiError } from './result.ts';
import { failure } from './result.ts';

const codeByStatus: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  429: 'rate_limited',
  501: 'not_offered',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Response as ofetch has read it: parsed JSON, other text as it is, a file as a Blob. */
type Answer = FetchResponse<unknown>;

/** Returns the value of a response; a file becomes a `File`, which is a Blob with a name. An empty response has no value. */
export function readValue({ _data: data, headers }: Answer): unknown {
  if (!(data instanceof Blob)) return data === '' ? undefined : data;
  const disposition = headers.get('content-disposition') ?? '';
  if (data.size === 0 && disposition === '') return undefined;
  return new File([data], fileName(disposition), { type: data.type });
}

/** Returns a failure from the problem document of the response, or from its status if there is none. */
export function readFailure(response: Answer): ReturnType<typeof failure> {
  const { status, _data: problem } = response;
  const fallback = codeByStatus[status] ?? (status >= 500 ? 'internal_error' : 'malformed_request');
  const fields = (typeof problem === 'object' && problem !== null ? problem : {}) as Record<string, unknown>;
  const code = typeof fields.code === 'string' ? fields.code : fallback;
  const retryAfter = typeof fields.retryAfter === 'number' ? fields.retryAfter : retryAfterOf(response);
  return failure(code, status, {
    requestId: typeof fields.requestId === 'string' ? fields.requestId : requestIdOf(response),
    retryAfter,
    ...(typeof fields.link === 'string' ? { link: fields.link } : {}),
    ...(isChallenge(fields.secondFactor) ? { secondFactor: fields.secondFactor } : {}),
    fields: Array.isArray(fields.errors) ? fields.errors.filter(isFieldError) : [],
  });
}

const isFieldError = (value: unknown): value is ApiError['fields'][number] =>
  typeof value === 'object' && value !== null && 'path' in value && 'code' in value;

const isChallenge = (value: unknown): value is NonNullable<ApiError['secondFactor']> =>
  typeof value === 'object' && value !== null && 'challenge' in value && 'methods' in value;

const requestIdOf = (response: Response) => response.headers.get('x-request-id');

/** Returns seconds from either form of the header. @see RFC 9110 section 10.2.3 */
function retryAfterOf(response: Response): number | null {
  const text = response.headers.get('retry-after');
  if (text === null) return null;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** Returns the name without folders and control characters. */
function fileName(disposition: string): string {
  const base = sentName(disposition).split(/[\\/]/).at(-1) ?? '';
  const name = base.replace(/\p{Cc}/gu, '').trim();
  return /^\.*$/.test(name) ? 'download' : name;
}

/** @see RFC 6266 section 4.3 */
function sentName(disposition: string): string {
  const extended = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // fall through to the plain form
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? 'download';
}
