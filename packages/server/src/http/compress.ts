/** Below this the headers cost more than compressing saves. */
const LEAST_BYTES = 1024;

/**
 * The answer as gzip where it is JSON of more than a kilobyte and the reader takes gzip. Only answers that name their length
 * are judged; files, pictures and redirects go as they are.
 */
export function compressed(request: Request, answer: Response): Response {
  const { headers, body } = answer;
  if (!/^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '')) return answer;
  if (!body || !isWorthGzip(Number(headers.get('content-length') ?? 0))) return answer;
  headers.append('vary', 'Accept-Encoding');
  if (request.method === 'HEAD' || headers.has('content-encoding') || !takesGzip(request)) return answer;
  headers.delete('content-length');
  headers.set('content-encoding', 'gzip');
  return new Response(body.pipeThrough(gzipStream()), answer);
}

export const isWorthGzip = (bytes: number): boolean => bytes > LEAST_BYTES;

const gzipStream = () => new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>;

/** All of it as gzip. */
export async function gzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(gzipStream());
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** `gzip` or `*`, unless its weight is 0; what is said of gzip itself counts more. */
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
