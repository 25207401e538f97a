import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { PermissionName } from '../roles/role-permissions.ts';
import type { OperationName } from '../routes.ts';
import type { IdSource, PathParam } from './id-from.ts';

/** A file part of a multipart body. */
export interface FileRule {
  readonly required: boolean;
  readonly maxCount: number;
  readonly maxBytes: number;
  /** Accepted media types, judged by content and not by name. */
  readonly types: readonly string[];
  /** The file is read during the call and deleted with the end of the call. @default false */
  readonly isPassing?: boolean;
}

/** A response that is a file; `Content-Disposition` carries its name. */
export interface BinaryResponse {
  readonly kind: 'binary';
  readonly types: readonly string[];
}
/** A response without content: 204, or a redirect. */
export interface EmptyResponse {
  readonly kind: 'empty';
  readonly status: 204 | 302;
}
/** Returns the response of an endpoint that sends a file of one of these media types. */
export const binary = (...types: string[]): BinaryResponse => ({ kind: 'binary', types });
/** Response with status 204. */
export const noContent: EmptyResponse = { kind: 'empty', status: 204 };
/** Response with status 302 and a `Location`. */
export const redirect: EmptyResponse = { kind: 'empty', status: 302 };

/**
 * Definition of an endpoint.
 *
 * - `access`: `public`, or a row of the permission table.
 * - `effect`: `read` changes nothing; `idempotent` may be repeated harmlessly; `create` honours an `Idempotency-Key`, so a repeated key
 *   returns the response of the first call.
 * - `idFrom`: the sources of its path parameters. An endpoint that has a path parameter without a source, or names a read whose response
 *   has no such id, does not compile.
 * - `errors`: the codes it may return besides the common ones, with their status.
 *
 * The reads that an effect invalidates are listed in `stales.ts`, because the browser needs them.
 */
export interface Endpoint {
  readonly summary: string;
  readonly access: 'public' | PermissionName;
  readonly effect: 'read' | 'idempotent' | 'create';
  /** Allowed while onboarding or mileage is due. @default false */
  readonly duringPrompt?: boolean;
  /** Allowed while a password change is due, which closes nearly everything. @default false */
  readonly duringPasswordChange?: boolean;
  /** Seconds for which a client may reuse the response before it revalidates it with its ETag. @default 0 */
  readonly cacheSeconds?: number;
  /** Allowed during an impersonation. @default true */
  readonly whileImpersonating?: boolean;
  /** Not part of the specification. @default false */
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

/** Input of a call: `params`, `query`, `body` and `files`, each only where the endpoint has it. */
export type CallInput<E> = Present<{
  params: SchemaIn<E, 'params'>;
  query: SchemaIn<E, 'query'>;
  body: SchemaIn<E, 'body'>;
}> &
  (E extends { readonly files: infer F }
    ? { files: { readonly [K in keyof F]?: readonly Blob[] } }
    : unknown);

/** Input of a handler after validation. */
export interface ParsedInput<E> {
  readonly params: SchemaOut<E, 'params'>;
  readonly query: SchemaOut<E, 'query'>;
  readonly body: SchemaOut<E, 'body'>;
}

type Empty = Record<never, never>;
type Present<T> = {
  [K in keyof T as T[K] extends undefined ? never : Empty extends T[K] ? never : K]: T[K];
} & { [K in keyof T as T[K] extends undefined ? never : Empty extends T[K] ? K : never]?: T[K] };

/** Output of a call: parsed JSON, a file, or nothing. */
export type CallOutput<E> = E extends { readonly response: infer R }
  ? R extends GenericSchema
    ? InferOutput<R>
    : R extends BinaryResponse
      ? Blob
      : undefined
  : never;

/** The endpoint's own error codes. */
export type OwnErrorCode<E> = E extends { readonly errors: infer X } ? Extract<keyof X, string> : never;
