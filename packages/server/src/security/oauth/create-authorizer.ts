import { API_ROOT } from '@foyer/contract';
import { calculateJwkThumbprint, type JWK } from 'jose';
import inject, { type Response as Injected } from 'light-my-request';
import Provider, { type Adapter, type Configuration } from 'oidc-provider';
import type { Database } from '../../db/client.ts';
import { sha256Hex } from '../sha256-hex.ts';
import {
  type Authorizer,
  CODE_SECONDS,
  type GrantOfUser,
  issuerOf,
  type OauthFacts,
  TOOL_TOKEN_SECONDS,
} from './authorizer.ts';
import { bindGrant, createOauthRecords, findGrantSession, takeCode } from './oauth-records.repo.ts';

export interface AuthorizerOptions {
  readonly db: Database;
  readonly publicUrl: string;
  /** Private ES256 key as a JWK in JSON. */
  readonly signingKey: string;
  readonly now: () => Date;
  readonly facts: OauthFacts;
}

/**
 * Runs the provider library behind a fetch handler. The library stores nothing in memory and sets no cookie. Each request gets a temporary
 * library session made from the portal session (decision 0361).
 */
export async function createAuthorizer(options: AuthorizerOptions): Promise<Authorizer> {
  const { db, publicUrl } = options;
  const issuer = issuerOf(publicUrl);
  const provider = new Provider(issuer, await configurationOf(options));
  provider.proxy = true;
  // the library announces more than its configuration allows
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route === 'discovery')
      Object.assign(ctx.body as object, { response_modes_supported: ['query'] });
  });
  const handle = provider.callback();
  const { host, protocol } = new URL(publicUrl);
  const forwarded = { host, 'x-forwarded-proto': protocol.slice(0, -1) };
  const send = (request: {
    method: 'GET' | 'POST' | 'OPTIONS';
    url: string;
    headers: Record<string, string>;
    payload?: Buffer;
  }) =>
    inject((incoming, outgoing) => void handle(mounted(incoming) as never, outgoing as never), {
      ...request,
      headers: { ...request.headers, ...forwarded },
    });
  return {
    issuer,
    authorize: async (query, { userId, sessionId }) => {
      const clientId = query.client_id ?? '';
      const scope = query.scope ?? (await options.facts.findClient(clientId))?.scope ?? '';
      const grant = new provider.Grant({ accountId: userId, clientId });
      grant.addOIDCScope(scope);
      const grantId = await grant.save();
      await bindGrant(db, grantId, sessionId);
      const session = new provider.Session();
      session.loginAccount({ accountId: userId });
      session.grantIdFor(clientId, grantId);
      await session.save(CODE_SECONDS);
      const answer = await send({
        method: 'GET',
        url: `/authorize?${new URLSearchParams({ ...query, scope })}`,
        headers: { cookie: `${provider.cookieName('session')}=${session.jti}` },
      });
      await (await provider.Session.find(session.jti))?.destroy();
      const location = answer.headers.location;
      return typeof location === 'string' && URL.canParse(location) ? new URL(location) : null;
    },
    answer: async (request) => {
      const { pathname, search } = new URL(request.url);
      const payload = request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {};
      const answer = await send({
        method: request.method as 'GET',
        url: pathname.slice(pathname.indexOf('/oauth2') + '/oauth2'.length) + search,
        headers: headersOf(request),
        ...payload,
      });
      return toResponse(answer);
    },
  };
}

/** Tells the library the path at which it is mounted, for the addresses that it publishes, in the form of Node's frameworks. */
const mounted = (incoming: { url?: string }) =>
  Object.assign(incoming, { originalUrl: `${API_ROOT}/oauth2${incoming.url ?? ''}` });

const passed = [
  'content-type',
  'origin',
  'authorization',
  'access-control-request-method',
  'access-control-request-headers',
];

const headersOf = (request: Request): Record<string, string> =>
  Object.fromEntries(
    passed.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Converts an answer without its cookies: no browser has one of the provider. */
function toResponse(answer: Injected): Response {
  const headers = new Headers();
  const {
    'set-cookie': _none,
    connection: _connection,
    'transfer-encoding': _encoding,
    'content-length': _length,
    ...kept
  } = answer.headers;
  for (const [name, value] of Object.entries(kept)) if (value !== undefined) headers.set(name, String(value));
  const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
  return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
    status: answer.statusCode,
    headers,
  });
}

/** Features of the provider, for every installation: codes with PKCE for public clients only. */
const rulesOf = (): Configuration => ({
  routes: {
    authorization: '/authorize',
    jwks: '/jwks',
    token: '/token',
    userinfo: '/userinfo',
    revocation: '/revoke',
  },
  scopes: ['openid', 'profile', 'knowledge', 'charge-points', 'reservations'],
  claims: {
    openid: ['sub'],
    profile: ['name', 'given_name', 'family_name', 'locale'],
    knowledge: ['roles'],
    'charge-points': ['company'],
    reservations: ['company', 'roles'],
  },
  responseTypes: ['code'],
  pkce: { required: () => true },
  clientAuthMethods: ['none'],
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    resourceIndicators: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
  },
  ttl: {
    AccessToken: TOOL_TOKEN_SECONDS,
    AuthorizationCode: CODE_SECONDS,
    IdToken: TOOL_TOKEN_SECONDS,
    Grant: TOOL_TOKEN_SECONDS + CODE_SECONDS,
    Interaction: CODE_SECONDS,
    Session: CODE_SECONDS,
  },
});

async function configurationOf({ db, signingKey, now, facts }: AuthorizerOptions): Promise<Configuration> {
  const key = JSON.parse(signingKey) as JWK;
  const kid = await calculateJwkThumbprint(key);
  return {
    adapter: (model: string) => {
      const records = createOauthRecords(db, now, model);
      if (model === 'AuthorizationCode') return singleUse(records, (id) => takeCode(db, id, now()));
      if (model !== 'Client') return records;
      return { ...records, find: async (id: string) => clientMetadata(await facts.findClient(id)) };
    },
    jwks: { keys: [{ ...key, kid, use: 'sig', alg: 'ES256' } as never] },
    cookies: {
      keys: [await sha256Hex(`foyer oauth cookie ${signingKey}`)],
      long: { signed: false },
      short: { signed: false },
    },
    ...rulesOf(),
    // a grant ends with the portal's session, which the database tells for every call
    expiresWithSession: async () => false,
    clientBasedCORS: (_ctx, origin, client) =>
      (client.redirectUris ?? []).some((uri) => URL.parse(uri)?.origin === origin),
    findAccount: accountFinder(db, facts),
    renderError: async (ctx, out) => {
      ctx.type = 'json';
      ctx.body = out;
    },
  };
}

/** Returns the user of a code or token; undefined once the session behind it has ended. */
function accountFinder(db: Database, facts: OauthFacts): NonNullable<Configuration['findAccount']> {
  return async (_ctx, userId, token) => {
    const user = await facts.findUser(userId, await grantOf(db, token));
    if (!user) return undefined;
    const { firstName, lastName, locale, companyId, roles } = user;
    return {
      accountId: userId,
      claims: async () => ({
        sub: userId,
        name: `${firstName} ${lastName}`.trim(),
        given_name: firstName,
        family_name: lastName,
        locale: locale.replace('_', '-'),
        company: companyId,
        roles,
      }),
    };
  };
}

/** Returns the grant of a code or token; null at the authorization request, when there is none yet. */
async function grantOf(
  db: Database,
  token: Parameters<NonNullable<Configuration['findAccount']>>[2],
): Promise<GrantOfUser | null> {
  if (!token || !('grantId' in token) || token.grantId === undefined) return null;
  const { grantId, clientId = '' } = token;
  return { clientId, sessionId: await findGrantSession(db, grantId) };
}

/**
 * Uses a code up when it is looked up for an exchange, whatever the outcome. The library would do so after its checks, so that the thief of a
 * code could guess at its verifier. Of two concurrent exchanges one succeeds.
 */
function singleUse(records: Adapter, take: (code: string) => Promise<boolean>): Adapter {
  return {
    ...records,
    find: async (code) => {
      const isFirst = await take(code);
      const found = await records.find(code);
      return found && { ...found, consumed: isFirst ? undefined : (found.consumed ?? true) };
    },
    consume: async () => undefined,
  };
}

const clientMetadata = (client: Awaited<ReturnType<OauthFacts['findClient']>>) =>
  client
    ? {
        client_id: client.clientId,
        redirect_uris: [...client.redirectUris],
        scope: client.scope,
        token_endpoint_auth_method: 'none' as const,
        grant_types: ['authorization_code'],
        response_types: ['code' as const],
      }
    : undefined;
