import { countCall } from '../security/rate-limit.repo.ts';
import type { CallContext } from './call-context.ts';
import { ProblemError } from './problem-error.ts';
import { readLimited, received } from './read-json.ts';
import type { ServerDependencies } from './server-dependencies.ts';

/** The endpoints of OAuth 2.0 and OpenID Connect beside authorize, below `/api/portal/oauth2`. */
export const oauthPaths = ['/token', '/jwks', '/userinfo', '/revoke', '/.well-known/openid-configuration'];

/** Exchanges of one network in a minute; tools exchange once for each time somebody opens them, and every ten minutes. */
const exchangesPerMinute = 1200;

/** What the provider answers. Its bodies are small, and nobody may send it others. */
export async function oauthAnswer(call: CallContext, dependencies: ServerDependencies): Promise<Response> {
  const { request, clientAddress, now } = call;
  const { db, authorizer } = dependencies;
  if (request.method !== 'POST') return authorizer.answer(request);
  const limit = { limit: exchangesPerMinute, seconds: 60, now };
  const wait = await countCall(db, `oauth ${clientAddress}`, limit);
  if (wait !== null) throw new ProblemError('rate_limited', 429, { retryAfter: wait });
  const body = await received(request, 20, readLimited(request));
  const { url, method, headers } = request;
  return authorizer.answer(new Request(url, { method, headers, body: body as Uint8Array<ArrayBuffer> }));
}
