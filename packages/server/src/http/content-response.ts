import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bytesResponse } from './bytes-response.ts';
import { takesGzip } from './compress.ts';
import { isKnownTag } from './entity-tag.ts';

/** Ways to make it smaller, the best first. Brotli's five takes half a millisecond for a document, its eleven twenty. */
const encodings = [
  {
    name: 'br',
    isTaken: ({ headers }: Request) => headers.get('accept-encoding')?.includes('br') === true,
    pack: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  { name: 'gzip', isTaken: takesGzip, pack: (text: string) => gzipSync(text) },
];

/** A text made here, as small as the reader takes it; or the answer that what they have is still right. */
export function contentResponse(
  request: Request,
  text: string,
  own: Readonly<Record<'content-type' | 'cache-control', string>>,
): Response {
  const encoding = encodings.find(({ isTaken }) => isTaken(request));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const headers: Record<string, string> = {
    ...own,
    // Weak: the same content is also sent compressed.
    etag: `W/"${hash}"`,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding.name }),
  };
  if (isKnownTag(request.headers.get('if-none-match'), `W/"${hash}"`))
    return new Response(null, { status: 304, headers });
  const bytes = new Uint8Array(encoding ? encoding.pack(text) : new TextEncoder().encode(text));
  headers['content-length'] = String(bytes.length);
  return request.method === 'HEAD' ? new Response(null, { headers }) : bytesResponse(bytes, { headers });
}
