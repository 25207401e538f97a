import type {
  CallOutput,
  CommonErrorCode,
  Contract,
  OperationName,
  OwnErrorCode,
  ParsedInput,
} from '@foyer/contract';
import type { Effect } from '../db/effect/effect.ts';
import type { Call, FailOptions } from '../domain/call.ts';
import type { Caller } from '../security/caller.ts';
import type { FileAnswer } from '../storage/file-answer.ts';
import type { StoredUpload } from '../storage/stored-upload.ts';

type Endpoint<N extends OperationName> = N extends keyof Contract ? Contract[N] : never;

/** A call of one operation as its handler receives it. `db` is a transaction for every call that changes something (see `Feature.ownTransaction`). */
export interface HandlerContext<N extends OperationName> extends Call {
  readonly input: ParsedInput<Endpoint<N>>;
  readonly files: Readonly<Record<string, readonly StoredUpload[]>>;
  readonly caller: Endpoint<N> extends { readonly access: 'public' } ? Caller | null : Caller;
  /**
   * Shares one answer among all callers with the same `key` and version: `make` is called once, and its result is kept and sent as bytes
   * with an ETag. It must not contain data of a single caller.
   */
  readonly share: (version: string, key: string, make: () => Promise<Answer<N>>) => Promise<Response>;
  /** Ends the call with one of its declared codes (or a common one). */
  readonly fail: (code: OwnErrorCode<Endpoint<N>> | CommonErrorCode, options?: FailOptions) => never;
}

type Answer<N extends OperationName> =
  CallOutput<Endpoint<N>> extends Blob ? FileAnswer : CallOutput<Endpoint<N>>;

export type Handler<N extends OperationName> = (context: HandlerContext<N>) => Promise<Answer<N> | Response>;

/**
 * A handler that computes its effect and leaves the writing to the HTTP layer, which writes it in one statement together with the record
 * of the `Idempotency-Key` and the audit. Its `db` is no transaction and it must not write. It is called again when data that it read
 * has changed before the write. Its feature lists it in `planned`.
 */
export type Planner<N extends OperationName> = (context: HandlerContext<N>) => Promise<Effect<Answer<N>>>;

/** The handlers of some operations: `export const cartRoutes: Handlers<keyof typeof cartContract> = { … }`. */
export type Handlers<N extends OperationName> = { readonly [K in N]: Handler<K> | Planner<K> };
