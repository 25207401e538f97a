/** The bodies of answers that are all there. */
const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** An answer whose body is all there: whoever sends it may take {@link bytesOf} and need not read a stream. */
export function bytesResponse(
  bytes: Uint8Array<ArrayBuffer>,
  init: { readonly status?: number; readonly headers: Record<string, string> | Headers },
): Response {
  const response = new Response(bytes, init);
  bodies.set(response, bytes);
  return response;
}

/** The whole body of an answer that nobody has read; undefined of one that has to be read. */
export const bytesOf = (response: Response): Uint8Array<ArrayBuffer> | undefined =>
  response.bodyUsed ? undefined : bodies.get(response);
