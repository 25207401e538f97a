import type { ReadableAtom } from 'nanostores';
import type { ApiError } from '../api/result.ts';

/** A value that is fetched. `data` stays while it is fetched again. */
export interface Loadable<T> {
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
}

/** A cached read. Shared by all widgets of the SDK with the same operation and input. */
export interface Resource<T> extends ReadableAtom<Loadable<T>> {
  reload(): Promise<void>;
  /** Waits for the value (or the error); requests it only where there is none and no request is running. */
  load(): Promise<Loadable<T>>;
  /** Sets the value, for example to the response of a change. */
  set(value: T): void;
}
