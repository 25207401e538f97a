import type { OperationName } from '@foyer/contract/routes';
import type { Result } from './result.ts';

/** Input of a call as it is sent, without its types. */
export interface SendInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, readonly Blob[] | undefined>>;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly onProgress?: (fraction: number) => void;
  readonly onReceived?: (bytes: number) => void;
}
/** Sends one operation, with the given token or none; independent of the session. */
export type Send = (name: OperationName, input: SendInput, token: string | null) => Promise<Result<unknown>>;
