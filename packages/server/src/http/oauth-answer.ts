import { countCall } from '../security/rate-limit.repo.ts';
import type { CallContext } from './call-context.ts';
import { readLimited, received } from './pipeline/read-json.ts';
import { ProblemError } from './problem-error.ts';
import type { ServerDependencies } from './server-dependencies.ts';

/** Endpoints of OAuth 2.0 and OpenID Connect except authorize, below `/api/portal/oauth2`. */
export const oauthPaths = ['/token', '/jwks', '/userinfo', '/revoke', '/.well-known/openid-configuration'];

/** Rate limit of exchanges from one network; a tool exchanges once when it is opened, and every ten minutes. */
const exchangesPerMinute = 1200;

/** Answers requests to the provider, with a limit on the size of their bodies. */
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
