import { memoized } from './responses/ttl-cache.ts';

const DAY = 24 * 60 * 60;

/** Serves the contract as OpenAPI 3.1, created on first use. Public, and for any origin. */
export function serveOpenApi(serverUrl: string): () => Promise<Response> {
  const load = memoized(async () => {
    const { createOpenApiDocument } = await import('@foyer/contract/openapi');
    return new TextEncoder().encode(JSON.stringify(createOpenApiDocument({ serverUrl })));
  }, DAY);
  return async () => {
    const bytes = await load('');
    return new Response(bytes, {
      headers: {
        'content-type': 'application/json',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
      },
    });
  };
}
