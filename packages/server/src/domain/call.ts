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

/** Services that hold the server's secrets. */
export interface Security {
  readonly passwords: Passwords;
  readonly signer: TokenSigner;
}

/** Context of an API call, the same for every operation: the server's services, the time and the call's origin. Domain functions pick what they need. */
export interface Call {
  readonly db: Database;
  readonly storage: Storage;
  /** Queues memory-intensive work that reads an untrusted file, with turns per caller. Rejects with 503 when the queue is full. */
  readonly readLarge: <T>(work: () => Promise<T>) => Promise<T>;
  readonly mail: Mailer;
  readonly security: Security;
  /** Words the answers of the chat; undefined where the built-in texts do. */
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
   * Returns the value of `key` from a cache of 30 seconds that all callers share, and calls `load` where it has none. For data that may
   * be that old, such as the number of articles per category. For reads only: `load` gets the plain database, no transaction.
   */
  readonly remember: <T>(key: string, load: (db: Database) => Promise<T>) => Promise<T>;
  /** Cache that all callers share, of values computed from the version of the shop that the caller sees or a later one; see `Caller.shop`. */
  readonly shopMemory: VersionCache;
  /**
   * Reserves the download of an archive of `files` files. Fails with 429 if the caller already downloads one, if too many are being
   * downloaded, or if the quota of files per hour is used up. Returns the function to call when the download has ended, in whatever way.
   */
  readonly beginArchive: (files: number) => Promise<() => void>;
  /** The caller's network, behind `config.trustedProxies`: an IPv4 address, or the /64 of an IPv6 one. */
  readonly clientAddress: string;
  /** The `Origin` header, which browsers set and scripts cannot change; null where it is missing. */
  readonly pageOrigin: string | null;
  /** The `User-Agent` header. */
  readonly userAgent: string | null;
}

/** Details of a failed call's answer beside its code. */
export interface FailOptions {
  readonly errors?: readonly FieldError[];
  readonly detail?: string;
  readonly retryAfter?: number;
  /** Address at which the caller can continue, for `link` of the answer. */
  readonly link?: string;
  /** Next step of the sign-in, for `secondFactor` of the answer. */
  readonly secondFactor?: SignInChallenge;
  /** Commits the handler's writes although it failed (a counted failure, a revoked session). @default false */
  readonly keepChanges?: boolean;
}
