import { makeZip } from 'client-zip';
import { withTimeout } from '../../../http/pipeline/with-timeout.ts';

/** A file to be written into an archive. */
export interface ArchivedFile {
  /** Name of the file in the archive; see `archiveNames`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Modification date of the file, an ISO day. */
  readonly day: string;
}

export interface ZipStreamOptions {
  /** Called once when the stream is over: completed, failed or cancelled. */
  readonly onEnd: () => void;
  /** Called with the error that broke off the archive, such as that of a file that could not be made. */
  readonly onError: (error: unknown) => void;
  /** Seconds that making one file may take. @default 30 */
  readonly fileSeconds?: number;
  /** Seconds after which a stream that nobody reads ends. @default 120 */
  readonly idleSeconds?: number;
}

/**
 * Returns a ZIP archive as a stream. It requests a file once the reader has taken the previous one, so only one is in memory at a time.
 * When a file fails or takes too long, the stream fails, and no program opens the archive without its end record. The stream ends when
 * its reader cancels or reads nothing for `idleSeconds`.
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
      const error = new Error(`The archive was not read for ${idleSeconds} seconds`);
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
          // The cause is for the log (`onError`) only: the HTTP layer may write this message out.
          throw new Error('The transfer broke off');
        }
      },
      cancel: async (reason) => {
        end();
        // The promise rejects with the reason of the cancellation.
        await zip.cancel(reason).catch(() => {});
      },
    },
    // No file is made before somebody reads.
    { highWaterMark: 0 },
  );
}

async function* inTime(files: AsyncIterable<ArchivedFile>, seconds: number) {
  const iterator = files[Symbol.asyncIterator]();
  const late = () => new Error(`Creating a file of an archive took longer than ${seconds} seconds`);
  for (;;) {
    const { done, value } = await withTimeout(seconds, iterator.next(), late);
    if (done) return;
    yield { input: value.bytes, name: value.name, lastModified: new Date(`${value.day}T12:00:00`) };
  }
}
