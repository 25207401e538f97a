import { bytesOf, bytesResponse } from './bytes-response.ts';

/** Minimum size: below it the headers cost more than compression saves. */
const LEAST_BYTES = 1024;

/** Maximum size for synchronous compression, where Node is available: a stream takes five times the processor time, also in other threads. */
const MOST_AT_ONCE = 64 * 1024;
const { gzipSync } = globalThis.process?.getBuiltinModule?.('node:zlib') ?? {};

/**
 * Compresses a response with gzip where it is JSON of more than a kilobyte and the client accepts gzip. Only responses with a content
 * length are considered; files, pictures and redirects are sent uncompressed.
 */
export function compressed(request: Request, answer: Response): Response {
  const { headers, body } = answer;
  if (!/^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '')) return answer;
  if (!body || !isWorthGzip(Number(headers.get('content-length') ?? 0))) return answer;
  headers.append('vary', 'Accept-Encoding');
  if (request.method === 'HEAD' || headers.has('content-encoding') || !takesGzip(request)) return answer;
  headers.set('content-encoding', 'gzip');
  const bytes = bytesOf(answer);
  if (gzipSync && bytes && bytes.length <= MOST_AT_ONCE) {
    const small = new Uint8Array(gzipSync(bytes));
    headers.set('content-length', String(small.length));
    return bytesResponse(small, { status: answer.status, headers });
  }
  headers.delete('content-length');
  return new Response(body.pipeThrough(gzipStream()), answer);
}

export const isWorthGzip = (bytes: number): boolean => bytes > LEAST_BYTES;

const gzipStream = () => new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>;

/** Compresses bytes with gzip. */
export async function gzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(gzipStream());
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Whether the client accepts `gzip` or `*` with a weight above 0; an entry for gzip takes precedence. */
export function takesGzip(request: Request): boolean {
  const accepted = new Map(
    (request.headers.get('accept-encoding') ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return [name.trim(), Number(weight ?? 1)];
    }),
  );
  return (accepted.get('gzip') ?? accepted.get('*') ?? 0) > 0;
}
