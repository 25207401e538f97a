import { ProblemError } from './problem-error.ts';
import { withTimeout } from './with-timeout.ts';

/** The largest JSON body, and the largest `payload` part. */
export const MAX_JSON_BYTES = 256 * 1024;

/** How long a sender may take for a JSON body. A slow sender is the sender's fault and no 5xx. */
const SECONDS = 20;
export const brokenOff = () => new ProblemError('malformed_request', 400);

/**
 * What `work` reads of a body; `malformed_request` when the sender takes longer than `seconds` or goes away. A connection that
 * broke before anybody began to read leaves a stream that never ends: only the request's signal tells.
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

/** The body as JSON, never more of it than is allowed. */
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

/** The body's bytes, never more of them than is allowed. */
export async function readLimited(request: Request): Promise<Uint8Array> {
  const said = request.headers.get('content-length');
  if (Number(said ?? 0) > MAX_JSON_BYTES) throw new ProblemError('payload_too_large', 413);
  // What says its length is no longer than that, and read without a stream.
  if (said !== null && /^\d+$/.test(said)) {
    const whole = await request.arrayBuffer().catch(() => Promise.reject(brokenOff()));
    if (whole.byteLength > MAX_JSON_BYTES) throw new ProblemError('payload_too_large', 413);
    return new Uint8Array(whole);
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
