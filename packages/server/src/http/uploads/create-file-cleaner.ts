import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDiskFull, StorageFull } from '../../storage/storage.ts';
import { checkText } from './check-text.ts';
import type { CleanFile, FileCleaner, SentFile } from './file-cleaner.ts';
import { isPicture } from './picture-formats.ts';
import { createReadLimiter } from './read-limiter.ts';
import { createSubprocessReaders, type FileReaders } from './subprocess-readers.ts';

/** Prefix of the folders that hold one incoming file each; those of killed processes are swept. */
const spoolPrefix = 'foyer-upload-';

/**
 * Reads files completely before any of them is stored. They wait on the disk for their sender's turn, so that they do not block other
 * senders; the files of a sender who has left are not read.
 */
export function createFileCleaner(
  { turn, large } = createReadLimiter(),
  readers: FileReaders = createSubprocessReaders(large),
): FileCleaner {
  return async (file, keep) => {
    const folder = await mkdtemp(join(tmpdir(), spoolPrefix)).catch(full);
    const path = join(folder, 'file');
    try {
      await pipeline(file.bytes, createWriteStream(path, { mode: 0o600 })).catch(full);
      return await keep(await turn(file.sender, file.signal, () => read(path, file, readers)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

function full(error: unknown): never {
  throw isDiskFull(error)
    ? new StorageFull('The disk for temporary upload files is full', { cause: error })
    : error;
}

async function read(
  path: string,
  { mediaType, rule, signal }: SentFile,
  { redrawPicture, checkPdf }: FileReaders,
): Promise<CleanFile> {
  const asSent = (type = mediaType) => ({ bytes: createReadStream(path), mediaType: type });
  if (isPicture(mediaType)) {
    const into = `${path}.redrawn`;
    await redrawPicture({ path, mediaType, into }, signal);
    return { bytes: createReadStream(into), mediaType };
  }
  if (mediaType === 'application/pdf') {
    await checkPdf(path, signal);
    return asSent();
  }
  const bytes = await readFile(path);
  if (mediaType.startsWith('text/')) {
    checkText(bytes);
    return asSent();
  }
  return asSent(await (await import('./check-office.ts')).checkOffice(bytes, rule.types));
}

/** Age in hours from which a spool folder counts as abandoned: a file that is still being written is younger. */
const SPOOL_HOURS = 1;

/** Deletes the spool folders of killed processes. Their age is measured by the system's clock, which also dates the files. */
export async function sweepSpool(): Promise<void> {
  const before = new Date(Date.now() - SPOOL_HOURS * 60 * 60 * 1000);
  // `userInfo()` would throw in a container whose user has no name
  const ours = process.getuid?.();
  const names = await readdir(tmpdir());
  for (const name of names.filter((one) => one.startsWith(spoolPrefix))) {
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    if (found && found.mtime < before && (ours === undefined || found.uid === ours))
      await rm(folder, { recursive: true, force: true });
  }
}
