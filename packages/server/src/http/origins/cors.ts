import { API_ROOT } from '@foyer/contract';
import type { CallContext } from '../call-context.ts';
import { queryValue } from '../pipeline/query-value.ts';
import type { ServerDependencies } from '../server-dependencies.ts';

const allowHeaders = 'authorization, content-type, accept-language, idempotency-key';
const exposeHeaders = 'content-disposition, content-language, idempotent-replayed, retry-after, x-request-id';

/**
 * Returns the CORS headers of an API answer (files have their own): allowed where a brand lists the origin, and where the call names a
 * brand, that brand. Never with credentials: tokens are sent in a header, cookies carry nothing.
 */
export async function corsHeaders(
  { request, url }: CallContext,
  { config, brandsAllowing }: ServerDependencies,
): Promise<Record<string, string>> {
  const origin = request.headers.get('origin');
  if (!url.pathname.startsWith(`${API_ROOT}/`)) return {};
  if (!origin || origin === url.origin || origin === config.publicUrl) return {};
  if (origin.length > 300) return { vary: 'Origin' };
  const brands = await brandsAllowing(origin);
  const named = queryValue(url, 'brand') ?? queryValue(url, 'brandingId');
  const isAllowed = named ? brands.includes(named) : brands.length > 0;
  if (!isAllowed) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': exposeHeaders,
  };
}

/** Whether a request is a CORS preflight. */
export const isPreflight = (request: Request): boolean =>
  request.method === 'OPTIONS' &&
  request.headers.has('origin') &&
  request.headers.has('access-control-request-method');

/** Answers a preflight, without the headers of {@link corsHeaders}. */
export const preflightAnswer = (methods: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': allowHeaders,
      'access-control-max-age': '600',
    },
  });
