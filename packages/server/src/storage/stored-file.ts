import type { Logger } from 'pino';
import { errorForLog } from '../db/error-for-log.ts';
import type { Storage } from './storage.ts';
import { inTime, wholeStream } from './whole-stream.ts';

interface Stored {
  readonly storageKey: string;
  readonly sizeBytes: number;
  readonly mediaType: string;
  readonly fileName: string;
}

/** A file that the database knows of, as an answer: whole, or broken off. Null, and a line in the log, where the storage has lost it. */
export async function storedFile(
  storage: Storage,
  { storageKey, sizeBytes, mediaType, fileName }: Stored,
  log: Logger,
) {
  const body = await inTime(storage.get(storageKey));
  if (!body) {
    log.error({ storageKey }, 'A document is missing from the storage');
    return null;
  }
  const onError = (error: unknown) =>
    log.error({ storageKey, err: errorForLog(error) }, 'the storage did not give a file whole');
  return { body: wholeStream(body, { sizeBytes, onError }), sizeBytes, mediaType, fileName };
}
