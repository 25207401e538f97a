import { StorageAway } from './storage.ts';

export interface WholeStreamOptions {
  /** Expected size. */
  readonly sizeBytes: number;
  readonly onError: (error: unknown) => void;
  /** Time-out for the next chunk. @default 10 */
  readonly seconds?: number;
}

/**
 * Returns a stream that ends normally only after `sizeBytes` bytes. Where the storage delivers less or more, fails, or stalls, the stream
 * fails, and the transfer breaks off: half a file never looks complete. The underlying stream is then cancelled.
 */
export function wholeStream(
  body: ReadableStream<Uint8Array>,
  { sizeBytes, onError, seconds = 10 }: WholeStreamOptions,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = sizeBytes;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await inTime(reader.read(), seconds);
          left -= value?.byteLength ?? 0;
          if (left < 0 || (done && left > 0))
            throw new Error(`The storage returned ${sizeBytes - left} bytes of a file of ${sizeBytes}`);
          // the last chunk waits for the end: with it the reader has all bytes, whatever follows
          const isTooLong = left === 0 && !done && !(await inTime(reader.read(), seconds)).done;
          if (isTooLong) throw new Error(`The storage returned more than the ${sizeBytes} bytes of the file`);
          if (!done) controller.enqueue(value);
          if (left === 0) controller.close();
        } catch (error) {
          onError(error);
          reader.cancel(error).catch(() => {});
          // the cause is for the log only: the HTTP layer may write this message out
          throw new Error('The transfer broke off');
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Returns the answer of the storage. Rejects with {@link StorageAway} after a number of seconds. */
export async function inTime<T>(work: Promise<T>, seconds = 10): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StorageAway(`The storage returned nothing for ${seconds} seconds`)),
      seconds * 1000,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
