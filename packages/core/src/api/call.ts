import type {
  CallInput,
  CallOutput,
  CommonErrorCode,
  Contract,
  OperationName,
  OwnErrorCode,
} from '@foyer/contract';
import type { Result } from './result.ts';

export type Endpoint<N extends OperationName> = N extends keyof Contract ? Contract[N] : never;
export type ErrorCode<N extends OperationName> =
  | OwnErrorCode<Endpoint<N>>
  | CommonErrorCode
  | 'network'
  | 'aborted';

/** Options of a call, in addition to the endpoint's own input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Key of one intended effect; a repeated call with the same key changes nothing more. @default a fresh one per call */
  readonly idempotencyKey?: string;
  /** Upload progress from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  /**
   * Reports the number of received bytes of a file. With this option the time-out applies to each part instead of the whole file, and an
   * interrupted download is not retried; for downloads that take minutes.
   */
  readonly onReceived?: (bytes: number) => void;
}
export type Call = <N extends OperationName>(
  name: N,
  ...rest: Record<never, never> extends CallInput<Endpoint<N>>
    ? [input?: CallInput<Endpoint<N>> & CallOptions]
    : [input: CallInput<Endpoint<N>> & CallOptions]
) => Promise<Result<CallOutput<Endpoint<N>>, ErrorCode<N>>>;
