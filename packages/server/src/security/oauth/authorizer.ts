import { API_ROOT } from '@foyer/contract';

/** Who signs in at a tool: a user, by one of their sessions. */
export interface Authorizing {
  readonly userId: string;
  /** The portal's session: what comes of it ends with it. */
  readonly sessionId: string;
}

/** A client that signs its users in. */
export interface OauthClient {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  /** Separated by spaces. */
  readonly scope: string;
}

/** What the provider needs to know of people and clients. */
export interface OauthFacts {
  readonly findClient: (clientId: string) => Promise<OauthClient | null>;
  /** What tools are told of somebody; null where the session behind the grant is over. */
  readonly findUser: (userId: string, grantSession: string | null) => Promise<OauthUser | null>;
}

export interface OauthUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
}

/** The OAuth 2.0 provider. */
export interface Authorizer {
  readonly issuer: string;
  /** Answers a well-formed authorization request for somebody: where to redirect to, with a code or an error. */
  readonly authorize: (query: Readonly<Record<string, string>>, who: Authorizing) => Promise<URL | null>;
  /** Its other endpoints: token, keys, user, discovery. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** How long a code may be exchanged. */
export const CODE_SECONDS = 60;
/** How long a tool calls with one token; then it asks again. */
export const TOOL_TOKEN_SECONDS = 10 * 60;
/** How old a token may be that comes as `portal_authorization`. */
export const PORTAL_AUTHORIZATION_SECONDS = 60;

/** How the provider calls itself. */
export const issuerOf = (publicUrl: string): string => `${publicUrl}${API_ROOT}/oauth2`;
