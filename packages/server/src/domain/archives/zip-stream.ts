import { makeZip } from 'client-zip';
import { withTimeout } from '../../http/with-timeout.ts';

/** A file on its way into an archive. */
export interface ArchivedFile {
  /** See `archiveNames`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Its date, an ISO day. */
  readonly day: string;
}

export interface ZipStreamOptions {
  /** Once, however it ended. */
  readonly onEnd: () => void;
  /** What a file could not be made for. */
  readonly onError: (error: unknown) => void;
  /** So long a file may take. @default 30 */
  readonly fileSeconds?: number;
  /** So long a reader may take nothing. @default 120 */
  readonly idleSeconds?: number;
}

/**
 * A ZIP archive as it is made: a file is asked for when a reader has taken the one before, so that one is in memory at a time. When a file fails
 * or takes too long, the stream fails: an archive without its end opens nowhere. A reader who goes away, or takes nothing for long, ends it.
 */
export function zipStream(
  files: AsyncIterable<ArchivedFile>,
  { onEnd, onError, fileSeconds = 30, idleSeconds = 120 }: ZipStreamOptions,
): ReadableStream<Uint8Array> {
  const zip = makeZip(inTime(files, fileSeconds)).getReader();
  let idle: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = () => {
    clearTimeout(idle);
    if (!isOver) onEnd();
    isOver = true;
  };
  const watch = (controller: ReadableStreamDefaultController) => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      const error = new Error(`Nobody read an archive for ${idleSeconds} seconds`);
      controller.error(error);
      end();
      zip.cancel(error).catch(() => {});
    }, idleSeconds * 1000);
  };
  return new ReadableStream<Uint8Array>(
    {
      start: watch,
      pull: async (controller) => {
        clearTimeout(idle);
        try {
          const { done, value } = await zip.read();
          if (isOver) return;
          if (done) {
            controller.close();
            end();
          } else {
            controller.enqueue(value);
            watch(controller);
          }
        } catch (error) {
          if (!isOver) onError(error);
          end();
          // What was wrong is for the log: the HTTP layer may write this out.
          throw new Error('The transfer broke off');
        }
      },
      cancel: async (reason) => {
        end();
        // It answers with what it was cancelled for.
        await zip.cancel(reason).catch(() => {});
      },
    },
    // Nothing is made before somebody reads.
    { highWaterMark: 0 },
  );
}

async function* inTime(files: AsyncIterable<ArchivedFile>, seconds: number) {
  const iterator = files[Symbol.asyncIterator]();
  const late = () => new Error(`A file of an archive took longer than ${seconds} seconds`);
  for (;;) {
    const { done, value } = await withTimeout(seconds, iterator.next(), late);
    if (done) return;
    yield { input: value.bytes, name: value.name, lastModified: new Date(`${value.day}T12:00:00`) };
  }
}
