import { ProblemError } from '../problem-error.ts';
import { withTimeout } from './with-timeout.ts';

/** Maximum size of a JSON body, and of the `payload` part. */
export const MAX_JSON_BYTES = 256 * 1024;

/** Time-out in seconds for receiving a JSON body. A slow sender is the sender's fault and no 5xx. */
const SECONDS = 20;
export const brokenOff = () => new ProblemError('malformed_request', 400);

/**
 * Returns the result of `work`, which reads a body; `malformed_request` when the sender takes longer than `seconds` or leaves. A connection
 * that broke before the reading began leaves a stream that never ends: only the request's signal reports it.
 */
export async function received<T>({ signal }: Request, seconds: number, work: Promise<T>): Promise<T> {
  let leave = () => {};
  const gone = new Promise<never>((_, reject) => {
    leave = () => reject(brokenOff());
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await withTimeout(seconds, Promise.race([work, gone]), brokenOff);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/** Reads the body as JSON, up to the limit. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ProblemError('unsupported_media_type', 415);
  return parseJson(await received(request, SECONDS, readLimited(request)));
}

/** Parses UTF-8 JSON; anything else is `malformed_request`. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ProblemError('malformed_request', 400);
  }
}

/** Reads the body's bytes, up to the limit. */
export async function readLimited(request: Request): Promise<Uint8Array> {
  const declaredLength = request.headers.get('content-length');
  if (Number(declaredLength ?? 0) > MAX_JSON_BYTES) throw new ProblemError('payload_too_large', 413);
  // a body with a content length is not longer than that, and is read without a stream
  if (declaredLength !== null && /^\d+$/.test(declaredLength)) {
    const body = await request.arrayBuffer().catch(() => Promise.reject(brokenOff()));
    if (body.byteLength > MAX_JSON_BYTES) throw new ProblemError('payload_too_large', 413);
    return new Uint8Array(body);
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(brokenOff()));
    if (done) break;
    size += value.length;
    if (size > MAX_JSON_BYTES) {
      await reader.cancel().catch(() => {});
      throw new ProblemError('payload_too_large', 413);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
