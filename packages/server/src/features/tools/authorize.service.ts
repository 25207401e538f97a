import { isPermitted, portalRoutes, type ToolPageId, toolPages } from '@foyer/contract';
import type { AuthorizeTool, ToolAuthorization } from '@foyer/contract/tools/tools.schema';
import { decodeJwt } from 'jose';
import { readBrandOf } from '../../domain/branding/brand-of.repo.ts';
import { callbackOf, pageOfClient, toolAddress } from '../../domain/tools/tool-address.ts';
import { findBrandAtCallback } from '../../domain/tools/tools.repo.ts';
import { type Authenticated, authenticate } from '../../security/authenticate.ts';
import type { Caller } from '../../security/caller.ts';
import { PORTAL_AUTHORIZATION_SECONDS } from '../../security/oauth/authorizer.ts';
import { useTokenOnce } from '../../security/oauth/oauth-records.repo.ts';
import type { HandlerContext } from '../handler.ts';

/** What becomes of no page that somebody keeps, and tells no other page where one came from. */
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const redirectTo = (location: URL | string): Response =>
  new Response(null, { status: 302, headers: { ...headers, location: String(location) } });

/** The authorization endpoint: by a redirect of the portal's login page, with the user's token in the address (decision 0361). */
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
  if (prompt || !mayUse(page, caller)) return refuse('access_denied');
  const answer = await authorizer.authorize(parametersOf(request), whoOf(caller));
  return answer ? redirectTo(answer) : fail('redirect_uri_unknown');
}

/** The same for a tool in a frame: the page around it asks with its token in a header, and hands on the code. */
export async function authorizeTool(context: HandlerContext<'authorizeTool'>): Promise<ToolAuthorization> {
  const { caller, input, authorizer, fail } = context;
  const request = input.body;
  const page = pageOfClient(request.client_id) ?? fail('client_unknown');
  if (!(await isOwnTool(context, caller, page, request.redirect_uri))) return fail('redirect_uri_unknown');
  if (!mayUse(page, caller)) return fail('tool_forbidden');
  const answer = await authorizer.authorize(parametersOf(request), whoOf(caller));
  const code = answer?.searchParams.get('code');
  if (!code) return fail(answer ? 'scope_unknown' : 'redirect_uri_unknown');
  return { code, state: request.state ?? null, iss: authorizer.issuer };
}

const mayUse = (page: ToolPageId, caller: Caller): boolean => {
  const { access } = portalRoutes[toolPages[page].route];
  const isImpersonating = caller.actor?.kind === 'impersonation';
  return isPermitted(access, { roles: caller.roles, mode: caller.mode, isImpersonating });
};

const whoOf = ({ userId, entryId }: Caller) => ({ userId, sessionId: entryId });

/** Codes go to the tool of the customer's own brand alone: another brand's must not learn who its customers are. */
async function isOwnTool(
  { db, config }: Pick<HandlerContext<'authorizeTool'>, 'db' | 'config'>,
  caller: Caller,
  page: ToolPageId,
  redirectUri: string,
): Promise<boolean> {
  const address = toolAddress(await readBrandOf(db, caller), page, config.toolsUrl);
  return address !== null && callbackOf(address) === redirectUri;
}

/** The user that a token is of; null where it is no good, was taken before, or is not fresh. */
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

/** The parameters as the provider takes them; what it does not need to know it does not get. */
function parametersOf(request: AuthorizeTool): Record<string, string> {
  const pairs = Object.entries(request).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(pairs);
}

/** The portal's login page, which comes back with the user's token. */
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
