import type { FieldError } from '@foyer/contract';
import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Authorizer } from '../security/oauth/authorizer.ts';
import type { Passwords } from '../security/passwords.ts';
import type { TokenSigner } from '../security/token-signer.ts';
import type { Storage } from '../storage/storage.ts';
import type { VersionCache } from './articles/version-cache.ts';
import type { Answerer } from './chat/answerer.ts';

/** The secrets' keepers. */
export interface Security {
  readonly passwords: Passwords;
  readonly signer: TokenSigner;
}

/** A call of the API, whatever its operation: the server's means, the moment, and where it comes from. The domain takes of it what it needs. */
export interface Call {
  readonly db: Database;
  readonly storage: Storage;
  /** Runs what reads a file of a stranger and takes much memory, when it is the caller's turn. Rejects with 503 where too much waits. */
  readonly readLarge: <T>(work: () => Promise<T>) => Promise<T>;
  readonly mail: Mailer;
  readonly security: Security;
  /** What tells the chat's answers; undefined where our own words do. */
  readonly answerer: Answerer | undefined;
  /** Signs users in at the embedded tools. */
  readonly authorizer: Authorizer;
  readonly config: Config;
  readonly log: Logger;
  readonly requestId: string;
  readonly now: Date;
  /** The reader's locale: the query's `locale`, else Accept-Language, else de_DE. */
  readonly locale: string;
  /**
   * What was loaded for `key` in the last half minute, by whomever: for what many readers share and may be that old, such as
   * how many articles each category has. Only where something is read: `load` gets the plain database, no transaction.
   */
  readonly remember: <T>(key: string, load: (db: Database) => Promise<T>) => Promise<T>;
  /** What was made of versions of the shop that the caller saw, or of later ones, by whomever; see `Caller.shop`. */
  readonly shopMemory: VersionCache;
  /**
   * Takes the caller's turn to fetch an archive of so many files, or ends the call with 429: one at a time, few in all, and so many files in an
   * hour. Answers what to call when the archive is over, however it ended.
   */
  readonly beginArchive: (files: number) => Promise<() => void>;
  /** The caller's network, behind `config.trustedProxies`: an IPv4 address, or the /64 of an IPv6 one. */
  readonly clientAddress: string;
  /** The origin of the page that calls, as a browser says it and no script can; null from elsewhere. */
  readonly pageOrigin: string | null;
  /** What the browser says of itself. */
  readonly userAgent: string | null;
}

/** What a call that fails answers beside its code. */
export interface FailOptions {
  readonly errors?: readonly FieldError[];
  readonly detail?: string;
  readonly retryAfter?: number;
  /** Where the caller gets on, for `link` of the answer. */
  readonly link?: string;
  /** How a sign-in goes on, for `secondFactor` of the answer. */
  readonly secondFactor?: SignInChallenge;
  /** Commits what the handler wrote before it failed (a counted failure, a killed session). @default false */
  readonly keepChanges?: boolean;
}
