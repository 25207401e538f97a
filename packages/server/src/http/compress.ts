/** Below this the headers cost more than compressing saves. */
const LEAST_BYTES = 1024;

/**
 * The answer as gzip where it is JSON of more than a kilobyte and the reader takes gzip. Only answers that name their length
 * are judged; files, pictures and redirects go as they are.
 */
export function compressed(request: Request, answer: Response): Response {
  const { headers, body } = answer;
  if (!/^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '')) return answer;
  if (!body || Number(headers.get('content-length') ?? 0) <= LEAST_BYTES) return answer;
  headers.append('vary', 'Accept-Encoding');
  if (request.method === 'HEAD' || headers.has('content-encoding') || !takesGzip(request)) return answer;
  headers.delete('content-length');
  headers.set('content-encoding', 'gzip');
  const gzip = body.pipeThrough(
    new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>,
  );
  return new Response(gzip, answer);
}

/** `gzip` or `*`, unless its weight is 0; what is said of gzip itself counts more. */
function takesGzip(request: Request): boolean {
  const accepted = new Map(
    (request.headers.get('accept-encoding') ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return [name.trim(), Number(weight ?? 1)];
    }),
  );
  return (accepted.get('gzip') ?? accepted.get('*') ?? 0) > 0;
}
