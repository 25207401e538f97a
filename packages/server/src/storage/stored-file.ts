import type { Logger } from 'pino';
import { errorForLog } from '../db/error-for-log.ts';
import { type Storage, StorageAway } from './storage.ts';
import { inTime, wholeStream } from './whole-stream.ts';

interface Stored {
  readonly storageKey: string;
  readonly sizeBytes: number;
  readonly mediaType: string;
  readonly fileName: string;
}

/** Bytes of a file that are read before its answer begins. */
const AHEAD = 2 ** 20;

/**
 * Returns a file that the database knows as an answer: complete, or broken off. Null, with a log entry, where the storage has lost it. Throws
 * {@link StorageAway} where the first megabyte does not arrive: most files are smaller, so half of one is an error instead of a file.
 */
export async function storedFile(
  storage: Storage,
  { storageKey, sizeBytes, mediaType, fileName }: Stored,
  log: Logger,
) {
  const found = await inTime(storage.get(storageKey)).catch(notGiven);
  if (!found) {
    log.error({ storageKey }, 'A document is missing from the storage');
    return null;
  }
  const onError = (error: unknown) =>
    log.error({ storageKey, err: errorForLog(error) }, 'the storage did not return the whole file');
  const body = await begun(wholeStream(found, { sizeBytes, onError }), sizeBytes);
  return { body, sizeBytes, mediaType, fileName };
}

/** Converts any error of a host's own storage. */
function notGiven(error: unknown): never {
  throw new StorageAway('The storage did not return the file', { cause: error });
}

/** Returns a stream whose first megabyte has arrived. */
async function begun(stream: ReadableStream<Uint8Array>, sizeBytes: number) {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < Math.min(AHEAD, sizeBytes); ) {
    const { done, value } = await reader.read().catch(notGiven);
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
  }
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const chunk = chunks.shift();
        if (chunk) return controller.enqueue(chunk);
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
