import { isKnownTag, tagOf } from './entity-tag.ts';

/** An answer that its reader may keep for so many seconds, with a tag of its content; 304 where the reader has it already. */
export async function withValidator(request: Request, answer: Response, seconds: number): Promise<Response> {
  if (seconds === 0 || answer.status !== 200) return answer;
  const bytes = await answer.arrayBuffer();
  const tag = await tagOf(new Uint8Array(bytes));
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
