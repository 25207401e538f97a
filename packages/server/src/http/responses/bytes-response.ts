/** Bodies of responses that are complete in memory. */
const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** Returns a response whose body is in memory: its sender may use {@link bytesOf} instead of reading a stream. */
export function bytesResponse(
  bytes: Uint8Array<ArrayBuffer>,
  init: { readonly status?: number; readonly headers: Record<string, string> | Headers },
): Response {
  const response = new Response(bytes, init);
  bodies.set(response, bytes);
  return response;
}

/** Returns the body of a response that has not been read; undefined for one that must be read as a stream. */
export const bytesOf = (response: Response): Uint8Array<ArrayBuffer> | undefined =>
  response.bodyUsed ? undefined : bodies.get(response);
