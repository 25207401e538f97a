import { API_ROOT, type Role } from '@foyer/contract';

/** User who signs in at a tool, by one of their sessions. */
export interface Authorizing {
  readonly userId: string;
  /** The portal's session, with which the grant ends. */
  readonly sessionId: string;
}

/** A client that signs its users in. */
export interface OauthClient {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  /** Separated by spaces. */
  readonly scope: string;
}

/** Grant of a code or token. */
export interface GrantOfUser {
  readonly clientId: string;
  /** The portal's session of the grant; null where it has ended. */
  readonly sessionId: string | null;
}

/** Facts about people and clients that the provider reads. */
export interface OauthFacts {
  readonly findClient: (clientId: string) => Promise<OauthClient | null>;
  /**
   * Returns the user's facts for tools. With a grant: null where its session has ended, or the user may no longer use the client's tool.
   */
  readonly findUser: (userId: string, grant: GrantOfUser | null) => Promise<OauthUser | null>;
}

export interface OauthUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
  /** The company of the session; null for private customers, and without a grant. */
  readonly companyId: string | null;
  /** Empty without a grant. */
  readonly roles: readonly Role[];
}

/** The OAuth 2.0 provider. */
export interface Authorizer {
  readonly issuer: string;
  /** Answers a valid authorization request for a user: the address to redirect to, with a code or an error. */
  readonly authorize: (query: Readonly<Record<string, string>>, who: Authorizing) => Promise<URL | null>;
  /** Answers the other endpoints: token, keys, user, discovery. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** Lifetime of a code in seconds. */
export const CODE_SECONDS = 60;
/** Lifetime of a tool's token in seconds; afterwards the tool requests a new one. */
export const TOOL_TOKEN_SECONDS = 10 * 60;
/** Maximum age in seconds of a token that is used as `portal_authorization`. */
export const PORTAL_AUTHORIZATION_SECONDS = 60;

/** Returns the provider's issuer identifier. */
export const issuerOf = (publicUrl: string): string => `${publicUrl}${API_ROOT}/oauth2`;
