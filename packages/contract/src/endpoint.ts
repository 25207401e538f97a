import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { IdSource, PathParam } from './id-from.ts';
import type { PermissionName } from './role-permissions.ts';
import type { OperationName } from './routes.ts';

/** A file part of a multipart body. */
export interface FileRule {
  readonly required: boolean;
  readonly maxCount: number;
  readonly maxBytes: number;
  /** Accepted media types, judged by content and not by name. */
  readonly types: readonly string[];
  /** Read while the call is answered, and deleted with its answer. @default false */
  readonly isPassing?: boolean;
}

/** An answer that is a file; `Content-Disposition` carries its name. */
export interface BinaryResponse {
  readonly kind: 'binary';
  readonly types: readonly string[];
}
/** 204, or a redirect. */
export interface EmptyResponse {
  readonly kind: 'empty';
  readonly status: 204 | 302;
}
/** Answers a file of one of these media types. */
export const binary = (...types: string[]): BinaryResponse => ({ kind: 'binary', types });
/** Answers 204. */
export const noContent: EmptyResponse = { kind: 'empty', status: 204 };
/** Answers 302 with a `Location`. */
export const redirect: EmptyResponse = { kind: 'empty', status: 302 };

/**
 * What an endpoint promises.
 *
 * - `access`: `public`, or a row of the permission table.
 * - `effect`: `read` changes nothing; `idempotent` may be repeated harmlessly; `create` honours an `Idempotency-Key`, so a
 *   repeated key answers what the first call answered.
 * - `idFrom`: where the parameters of its path come from. An endpoint that has such a parameter and does not say so, or
 *   names a read whose answer has no such id, does not compile.
 * - `errors`: the codes it may answer beside the common ones, with their status.
 *
 * What an effect makes stale stands in `stales.ts`, because the browser needs it.
 */
export interface Endpoint {
  readonly summary: string;
  readonly access: 'public' | PermissionName;
  readonly effect: 'read' | 'idempotent' | 'create';
  /** Allowed while onboarding or mileage is due. @default false */
  readonly duringPrompt?: boolean;
  /** Allowed while a password change is due, which closes nearly everything. @default false */
  readonly duringPasswordChange?: boolean;
  /** How many seconds a reader may keep the answer, and then ask with its ETag whether it is still so. @default 0 */
  readonly cacheSeconds?: number;
  /** Allowed while acting as somebody else. @default true */
  readonly whileImpersonating?: boolean;
  /** Beyond the specification. @default false */
  readonly extension?: boolean;
  readonly params?: GenericSchema;
  readonly idFrom?: Readonly<Record<string, IdSource>>;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly files?: Readonly<Record<string, FileRule>>;
  readonly response: GenericSchema | BinaryResponse | EmptyResponse;
  readonly errors?: Readonly<Record<string, 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 423 | 429>>;
}

type EndpointOf<N extends OperationName> = Endpoint &
  ([PathParam<N>] extends [never]
    ? { readonly params?: never; readonly idFrom?: never }
    : { readonly params: GenericSchema; readonly idFrom: Readonly<Record<PathParam<N>, IdSource>> });

/** A feature's endpoints by operation name. */
export type FeatureContract = { readonly [N in OperationName]?: EndpointOf<N> };

/** Keeps the literal types of a feature's endpoints while checking them. */
export const defineContract = <const C extends FeatureContract>(contract: C): C => contract;

type Field<E, K extends string, T> = E extends { readonly [P in K]: infer V }
  ? V extends T
    ? V
    : never
  : never;
type SchemaIn<E, K extends string> = [Field<E, K, GenericSchema>] extends [never]
  ? undefined
  : InferInput<Field<E, K, GenericSchema>>;
type SchemaOut<E, K extends string> = [Field<E, K, GenericSchema>] extends [never]
  ? undefined
  : InferOutput<Field<E, K, GenericSchema>>;

/** What a caller sends: `params`, `query`, `body` and `files`, each only where the endpoint has it. */
export type CallInput<E> = Present<{
  params: SchemaIn<E, 'params'>;
  query: SchemaIn<E, 'query'>;
  body: SchemaIn<E, 'body'>;
}> &
  (E extends { readonly files: infer F }
    ? { files: { readonly [K in keyof F]?: readonly Blob[] } }
    : unknown);

/** What a handler receives after validation. */
export interface ParsedInput<E> {
  readonly params: SchemaOut<E, 'params'>;
  readonly query: SchemaOut<E, 'query'>;
  readonly body: SchemaOut<E, 'body'>;
}

type Empty = Record<never, never>;
type Present<T> = {
  [K in keyof T as T[K] extends undefined ? never : Empty extends T[K] ? never : K]: T[K];
} & { [K in keyof T as T[K] extends undefined ? never : Empty extends T[K] ? K : never]?: T[K] };

/** What the endpoint answers: parsed JSON, a file, or nothing. */
export type CallOutput<E> = E extends { readonly response: infer R }
  ? R extends GenericSchema
    ? InferOutput<R>
    : R extends BinaryResponse
      ? Blob
      : undefined
  : never;

/** The endpoint's own error codes. */
export type OwnErrorCode<E> = E extends { readonly errors: infer X } ? Extract<keyof X, string> : never;
