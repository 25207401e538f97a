import { toBase64Url } from '../db/new-id.ts';

/** An answer that its reader may keep for so many seconds, with a tag of its content; 304 where the reader has it already. */
export async function withValidator(request: Request, answer: Response, seconds: number): Promise<Response> {
  if (seconds === 0 || answer.status !== 200) return answer;
  const bytes = await answer.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  // Weak: the same content is also sent compressed.
  const tag = `W/"${toBase64Url(hash.subarray(0, 16))}"`;
  const headers = new Headers(answer.headers);
  headers.set('etag', tag);
  // An answer to a token is for one reader; what it says depends on the language too.
  headers.set('cache-control', `private, max-age=${seconds}`);
  headers.append('vary', 'Accept-Language');
  if (!isKnownTag(request.headers.get('if-none-match'), tag)) return new Response(bytes, { headers });
  headers.delete('content-length');
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}

/** Whether a reader has what is tagged so. */
export const isKnownTag = (given: string | null, tag: string): boolean =>
  (given ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^(?!W\/)/, 'W/') === tag);
