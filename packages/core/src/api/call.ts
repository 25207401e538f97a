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

/** Beside the endpoint's own input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One key per intended effect; a repeated call with it changes nothing more. @default a fresh one per call */
  readonly idempotencyKey?: string;
  /** Upload progress from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  /**
   * Bytes of a file that have come. With it the call waits for the next piece and not for the whole, and what broke off is not asked for again:
   * for what takes minutes.
   */
  readonly onReceived?: (bytes: number) => void;
}
export type Call = <N extends OperationName>(
  name: N,
  ...rest: Record<never, never> extends CallInput<Endpoint<N>>
    ? [input?: CallInput<Endpoint<N>> & CallOptions]
    : [input: CallInput<Endpoint<N>> & CallOptions]
) => Promise<Result<CallOutput<Endpoint<N>>, ErrorCode<N>>>;
