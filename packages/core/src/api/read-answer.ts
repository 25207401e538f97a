import type { ApiError, Result } from './result.ts';
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

/**
 * Turns a response into a result: JSON as parsed, anything else as a `File` (a Blob with its name), 204 as nothing. `onReceived` hears how many
 * bytes of a file have come.
 */
export async function readAnswer(
  response: Response,
  onReceived?: (bytes: number) => void,
): Promise<Result<unknown>> {
  const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok) return readProblem(response, isJson);
  if (response.status === 204 || response.status === 205) return { ok: true, value: undefined };
  const disposition = response.headers.get('content-disposition') ?? '';
  if (isJson && !/^attachment/i.test(disposition)) {
    const text = await response.text();
    try {
      return { ok: true, value: JSON.parse(text) };
    } catch {
      return failure('internal_error', response.status, { requestId: requestIdOf(response) });
    }
  }
  const blob = await (onReceived ? counted(response, onReceived) : response).blob();
  if (blob.size === 0 && disposition === '') return { ok: true, value: undefined };
  return { ok: true, value: new File([blob], fileName(disposition), { type: blob.type }) };
}

function counted(response: Response, onReceived: (bytes: number) => void): Response {
  let bytes = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      bytes += piece.byteLength;
      onReceived(bytes);
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(count), response);
}

async function readProblem(response: Response, isJson: boolean): Promise<Result<never>> {
  const { status } = response;
  const fallback = codeByStatus[status] ?? (status >= 500 ? 'internal_error' : 'malformed_request');
  const problem: unknown = isJson ? await response.json().catch(() => null) : null;
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

/** Seconds, from either form of the header. @see RFC 9110 section 10.2.3 */
function retryAfterOf(response: Response): number | null {
  const text = response.headers.get('retry-after');
  if (text === null) return null;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** The name without folders and control characters. */
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
