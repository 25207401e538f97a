import { StorageAway } from './storage.ts';

export interface WholeStreamOptions {
  /** What it must come to. */
  readonly sizeBytes: number;
  readonly onError: (error: unknown) => void;
  /** So long the next piece may take. @default 10 */
  readonly seconds?: number;
}

/**
 * A stream that ends well with `sizeBytes` bytes and not otherwise. Where the storage gives less or more, fails, or gives nothing for long, it
 * fails too, and the transfer breaks off: half a file never looks like one. What is behind it is let go.
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
            throw new Error(`The storage gave ${sizeBytes - left} bytes of a file of ${sizeBytes}`);
          // The last piece waits for the end: with it the reader has what was promised, whatever comes after.
          const isTooLong = left === 0 && !done && !(await inTime(reader.read(), seconds)).done;
          if (isTooLong) throw new Error(`The storage gave more than the ${sizeBytes} bytes of a file`);
          if (!done) controller.enqueue(value);
          if (left === 0) controller.close();
        } catch (error) {
          onError(error);
          reader.cancel(error).catch(() => {});
          // What was wrong is for the log: the HTTP layer may write this out.
          throw new Error('The transfer broke off');
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** The answer of the storage within a number of seconds. Rejects with {@link StorageAway}. */
export async function inTime<T>(work: Promise<T>, seconds = 10): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StorageAway(`The storage gave nothing for ${seconds} seconds`)),
      seconds * 1000,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
