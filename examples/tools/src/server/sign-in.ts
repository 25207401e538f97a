import { randomBytes } from 'node:crypto';
import { API_ROOT } from '@foyer/contract';
import * as v from 'valibot';
import { checked, fault } from './fault.ts';
import type { Visitor } from './vendor.ts';

/** The code of the page's authorization request, and the verifier, which only the page knows. */
const codeSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(500)),
  verifier: v.pipe(v.string(), v.maxLength(128)),
  redirectUri: v.pipe(v.string(), v.maxLength(500), v.url()),
});
const tokensSchema = v.object({ access_token: v.string(), expires_in: v.number() });
const userSchema = v.object({
  sub: v.string(),
  name: v.optional(v.string(), ''),
  company: v.nullish(v.string(), null),
  roles: v.optional(v.array(v.string()), []),
});

interface Session {
  readonly client: string;
  readonly brand: string;
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

export interface SignInOptions {
  readonly portalUrl: string;
  /** The brands whose customers the vendors serve. */
  readonly brands: readonly string[];
  readonly now: () => Date;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

/** Signs users in with the portal: OAuth 2.0 authorization code with PKCE as a public client. Sessions are kept in memory. */
export interface SignIn {
  /** Exchanges a code for a session. */
  readonly enter: (client: string, input: unknown) => Promise<{ readonly token: string }>;
  /** Asks the portal about the holder of a session: sign-outs, deactivations and lost roles count from the next call. */
  readonly visitorOf: (client: string, authorization: string | undefined) => Promise<Visitor>;
}

export function createSignIn({ portalUrl, brands, now, fetch }: SignInOptions): SignIn {
  const issuer = `${portalUrl}${API_ROOT}/oauth2`;
  const sessions = new Map<string, Session>();
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(issuer + path, init).catch(() => null);
    if (!answer || answer.status >= 500) throw fault('portal_away', 503);
    return answer;
  };
  const forgetOld = () => {
    for (const [token, { endsAt }] of sessions) if (endsAt <= now().getTime()) sessions.delete(token);
  };
  return {
    enter: async (client, input) => {
      const { code, verifier, redirectUri } = checked(codeSchema, input);
      // For this address the portal issues codes only to customers of its brand.
      const brand = brands.find((one) => new URL(redirectUri).pathname === `/${one}/${client}/callback`);
      if (brand === undefined) throw fault('validation_failed', 422);
      const answer = await ask('/token', {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: client,
          redirect_uri: redirectUri,
          code_verifier: verifier,
          code,
        }),
      });
      if (!answer.ok) throw fault('code_refused', 401);
      const { access_token: accessToken, expires_in: seconds } = checked(tokensSchema, await answer.json());
      forgetOld();
      const token = randomBytes(32).toString('base64url');
      sessions.set(token, { client, brand, accessToken, endsAt: now().getTime() + seconds * 1000 });
      return { token };
    },
    visitorOf: async (client, authorization = '') => {
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
      const session = sessions.get(token);
      if (!session || session.endsAt <= now().getTime()) throw fault('token_expired', 401);
      if (session.client !== client) throw fault('forbidden', 403);
      const answer = await ask('/userinfo', { headers: { authorization: `Bearer ${session.accessToken}` } });
      if (!answer.ok) {
        sessions.delete(token);
        throw fault('session_over', 401);
      }
      const { sub: id, name, company, roles } = checked(userSchema, await answer.json());
      return { id, name, company, roles, brand: session.brand };
    },
  };
}
