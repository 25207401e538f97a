import { isKnownTag, tagOf } from '../responses/entity-tag.ts';

/** Lets clients cache a response for so many seconds, with an ETag; 304 where the client has the same content. */
export async function withValidator(request: Request, answer: Response, seconds: number): Promise<Response> {
  if (seconds === 0 || answer.status !== 200) return answer;
  const bytes = await answer.arrayBuffer();
  const tag = await tagOf(new Uint8Array(bytes));
  const headers = new Headers(answer.headers);
  headers.set('etag', tag);
  // a response to a token is private; its content depends on the language too
  headers.set('cache-control', `private, max-age=${seconds}`);
  headers.append('vary', 'Accept-Language');
  if (!isKnownTag(request.headers.get('if-none-match'), tag)) return new Response(bytes, { headers });
  headers.delete('content-length');
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}
