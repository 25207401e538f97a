import { portalRoutes, type ToolPageId } from '@foyer/contract';
import type { AuthorizeTool, ToolAuthorization } from '@foyer/contract/tools/tools.schema';
import { decodeJwt } from 'jose';
import { readBrandOf } from '../../domain/branding/brand-of.repo.ts';
import { mayUseTool } from '../../domain/tools/may-use-tool.ts';
import { callbackOf, pageOfClient, toolAddress } from '../../domain/tools/tool-address.ts';
import { findBrandAtCallback } from '../../domain/tools/tools.repo.ts';
import { type Authenticated, authenticate } from '../../security/authenticate.ts';
import type { Caller } from '../../security/caller.ts';
import { PORTAL_AUTHORIZATION_SECONDS } from '../../security/oauth/authorizer.ts';
import { useTokenOnce } from '../../security/oauth/oauth-records.repo.ts';
import type { HandlerContext } from '../handler.ts';

/** Headers that keep an answer out of caches and its address out of the `Referer`. */
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const redirectTo = (location: URL | string): Response =>
  new Response(null, { status: 302, headers: { ...headers, location: String(location) } });

/** Authorization endpoint, reached by a redirect from the portal's login page with the user's token in the address (decision 0361). */
export async function authorizeOauth2(context: HandlerContext<'authorizeOauth2'>): Promise<Response> {
  const { db, input, config, authorizer, fail } = context;
  const { portal_authorization: token, prompt: prompts = '', ...request } = input.query;
  const page = pageOfClient(request.client_id) ?? fail('client_unknown');
  const brand = await findBrandAtCallback(db, page, request.redirect_uri, config.toolsUrl);
  if (brand === null) return fail('redirect_uri_unknown');
  const refuse = (error: Parameters<typeof refusal>[2]) =>
    redirectTo(refusal(request, authorizer.issuer, error));
  const wanted = prompts.split(' ').filter(Boolean);
  const isSilent = wanted.includes('none');
  if (isSilent && wanted.length > 1) return refuse('invalid_request');
  if (token === undefined)
    return isSilent ? refuse('login_required') : redirectTo(loginAddress(context, brand, request));
  const signedIn = await takeToken(context, token);
  if (!signedIn) return isSilent ? refuse('login_required') : fail('portal_authorization_invalid');
  const { caller, prompt } = signedIn;
  if (!(await isOwnTool(context, caller, page, request.redirect_uri))) return fail('redirect_uri_unknown');
  if (prompt && isSilent) return refuse('interaction_required');
  if (prompt || !mayUseTool(page, caller)) return refuse('access_denied');
  const answer = await authorizer.authorize(parametersOf(request), whoOf(caller));
  return answer ? redirectTo(answer) : fail('redirect_uri_unknown');
}

/** Authorizes a tool in a frame: the page around it sends its token in a header, and passes the code on. */
export async function authorizeTool(context: HandlerContext<'authorizeTool'>): Promise<ToolAuthorization> {
  const { caller, input, authorizer, fail } = context;
  const request = input.body;
  const page = pageOfClient(request.client_id) ?? fail('client_unknown');
  if (!(await isOwnTool(context, caller, page, request.redirect_uri))) return fail('redirect_uri_unknown');
  if (!mayUseTool(page, caller)) return fail('tool_forbidden');
  const answer = await authorizer.authorize(parametersOf(request), whoOf(caller));
  const code = answer?.searchParams.get('code');
  if (!code) return fail(answer ? 'scope_unknown' : 'redirect_uri_unknown');
  return { code, state: request.state ?? null, iss: authorizer.issuer };
}

const whoOf = ({ userId, entryId }: Caller) => ({ userId, sessionId: entryId });

/** Whether the tool belongs to the customer's own brand: another brand's tool must not learn its customers. */
async function isOwnTool(
  { db, config }: Pick<HandlerContext<'authorizeTool'>, 'db' | 'config'>,
  caller: Caller,
  page: ToolPageId,
  redirectUri: string,
): Promise<boolean> {
  const address = toolAddress(await readBrandOf(db, caller), page, config.toolsUrl);
  return address !== null && callbackOf(address) === redirectUri;
}

/** Returns the user of a token, and uses the token up; null for an invalid, used or old one. */
async function takeToken(
  { db, security, now }: HandlerContext<'authorizeOauth2'>,
  token: string,
): Promise<Authenticated | null> {
  const result = await authenticate(token, { db, signer: security.signer, now });
  if (!result.ok) return null;
  const { iat = 0, jti = '' } = decodeJwt(token);
  const age = now.getTime() / 1000 - iat;
  const isTaken = age <= PORTAL_AUTHORIZATION_SECONDS && (await useTokenOnce(db, jti, now));
  return isTaken ? result.value : null;
}

/** Returns the parameters for the provider, without those that it does not need. */
function parametersOf(request: AuthorizeTool): Record<string, string> {
  const pairs = Object.entries(request).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(pairs);
}

/** Returns the portal's login page, which comes back with the user's token. */
function loginAddress(
  { config, locale }: HandlerContext<'authorizeOauth2'>,
  brand: string,
  request: AuthorizeTool,
): string {
  const place = brand === config.defaultBrand ? locale : `${locale}/${encodeURIComponent(brand)}`;
  const query = new URLSearchParams(parametersOf(request));
  return `${config.publicUrl}/${place}/${portalRoutes['login-oauth2'].path}?${query}`;
}

/** @see RFC 6749 section 4.1.2.1, OpenID Connect Core 1.0 section 3.1.2.6 */
function refusal(
  { redirect_uri, state }: AuthorizeTool,
  issuer: string,
  error: 'access_denied' | 'invalid_request' | 'login_required' | 'interaction_required',
): URL {
  const url = new URL(redirect_uri);
  url.searchParams.set('error', error);
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('iss', issuer);
  return url;
}
