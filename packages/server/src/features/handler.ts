import type {
  CallOutput,
  CommonErrorCode,
  Contract,
  FieldError,
  OperationName,
  OwnErrorCode,
  ParsedInput,
} from '@foyer/contract';
import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { Effect } from '../db/effect/effect.ts';
import type { VersionCache } from '../domain/articles/version-cache.ts';
import type { Answerer } from '../domain/chat/answerer.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Caller } from '../security/caller.ts';
import type { Authorizer } from '../security/oauth/authorizer.ts';
import type { Passwords } from '../security/passwords.ts';
import type { TokenSigner } from '../security/token-signer.ts';
import type { Storage } from '../storage/storage.ts';

/** The secrets' keepers. */
export interface Security {
  readonly passwords: Passwords;
  readonly signer: TokenSigner;
}

/** A file part already streamed to storage, its type judged by content. */
export interface StoredUpload {
  readonly storageKey: string;
  /** The sender's file name, cleaned; for display only. */
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** An answer that is a file. */
export interface FileAnswer {
  readonly body: ReadableStream<Uint8Array> | Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
  /** Of a stream that ends with so many bytes or fails (`wholeStream`), for its Content-Length. */
  readonly sizeBytes?: number;
}

type Endpoint<N extends OperationName> = N extends keyof Contract ? Contract[N] : never;

/** What a handler gets. `db` is a transaction for every call that changes something (see `Feature.ownTransaction`). */
export interface HandlerContext<N extends OperationName> {
  readonly input: ParsedInput<Endpoint<N>>;
  readonly files: Readonly<Record<string, readonly StoredUpload[]>>;
  readonly caller: Endpoint<N> extends { readonly access: 'public' } ? Caller | null : Caller;
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
   * The answer of everybody who asks `key` at a version: `make` is asked once, and what it answers is kept and sent as bytes with an
   * ETag. Nothing of the caller's own may be in it.
   */
  readonly share: (version: string, key: string, make: () => Promise<Answer<N>>) => Promise<Response>;
  /**
   * Takes the caller's turn to fetch an archive of so many files, or ends the call with 429: one at a time, few in all, and so many files in an
   * hour. Answers what to call when the archive is over, however it ended.
   */
  readonly beginArchive: (files: number) => Promise<() => void>;
  /** Ends the call with one of its declared codes (or a common one). */
  readonly fail: (
    code: OwnErrorCode<Endpoint<N>> | CommonErrorCode,
    options?: {
      readonly errors?: readonly FieldError[];
      readonly detail?: string;
      readonly retryAfter?: number;
      /** Where the caller gets on, for `link` of the answer. */
      readonly link?: string;
      /** How a sign-in goes on, for `secondFactor` of the answer. */
      readonly secondFactor?: SignInChallenge;
      /** Commits what the handler wrote before it failed (a counted failure, a killed session). @default false */
      readonly keepChanges?: boolean;
    },
  ) => never;
  /** The caller's network, behind `config.trustedProxies`: an IPv4 address, or the /64 of an IPv6 one. */
  readonly clientAddress: string;
  /** The origin of the page that calls, as a browser says it and no script can; null from elsewhere. */
  readonly pageOrigin: string | null;
  /** What the browser says of itself. */
  readonly userAgent: string | null;
}

type Answer<N extends OperationName> =
  CallOutput<Endpoint<N>> extends Blob ? FileAnswer : CallOutput<Endpoint<N>>;

export type Handler<N extends OperationName> = (context: HandlerContext<N>) => Promise<Answer<N> | Response>;

/**
 * A handler that works its effect out and leaves the writing to the HTTP layer, which does it in one statement together with
 * the record of the `Idempotency-Key` and the audit. Its `db` is no transaction and it must not write. It is called again when
 * what it read has changed before it was written. Its feature names it in `planned`.
 */
export type Planner<N extends OperationName> = (context: HandlerContext<N>) => Promise<Effect<Answer<N>>>;

/** The handlers of some operations: `export const cartRoutes: Handlers<keyof typeof cartContract> = { … }`. */
export type Handlers<N extends OperationName> = { readonly [K in N]: Handler<K> | Planner<K> };
