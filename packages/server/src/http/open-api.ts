import { cached } from './cached.ts';

const DAY = 24 * 60 * 60;

/** The contract as OpenAPI 3.1, made when it is first asked for. Public, and for any origin. */
export function createOpenApiAnswer(serverUrl: string): () => Promise<Response> {
  const load = cached(async () => {
    const { createOpenApiDocument } = await import('@foyer/contract/openapi');
    return JSON.stringify(createOpenApiDocument({ serverUrl }));
  }, DAY);
  return async () =>
    new Response(await load(''), {
      headers: {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
      },
    });
}
