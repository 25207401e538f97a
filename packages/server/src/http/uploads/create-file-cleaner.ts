import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createConcurrencyLimit } from '../../security/concurrency-limit.ts';
import { oneChunk } from '../../storage/one-chunk.ts';
import { isDiskFull, StorageFull } from '../../storage/storage.ts';
import type { CleanFile, FileCleaner, SentFile } from './file-cleaner.ts';

/** A folder of this name holds one file on its way; what a killed process left is swept. */
const spoolPrefix = 'foyer-upload-';

/**
 * Reads files whole before any of them is stored. They wait on the disk, and two at a time are read: pictures and documents that
 * take long are in nobody else's way but that of other files.
 */
export function createFileCleaner(): FileCleaner {
  const turn = createConcurrencyLimit(2, Number.POSITIVE_INFINITY);
  let pdfCheck: Promise<CheckPdf> | undefined;
  const checkPdf: CheckPdf = async (bytes) => {
    pdfCheck ??= import('./check-pdf.ts').then((loaded) => loaded.createPdfCheck());
    return (await pdfCheck)(bytes);
  };
  return async (file, keep) => {
    const folder = await mkdtemp(join(tmpdir(), spoolPrefix)).catch(full);
    const path = join(folder, 'file');
    try {
      await pipeline(file.bytes, createWriteStream(path, { mode: 0o600 })).catch(full);
      return await keep(await turn(() => read(path, file, checkPdf)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

function full(error: unknown): never {
  throw isDiskFull(error)
    ? new StorageFull('The disk for files on their way is full', { cause: error })
    : error;
}

type CheckPdf = (bytes: Buffer) => Promise<void>;

async function read(path: string, { mediaType, rule }: SentFile, checkPdf: CheckPdf): Promise<CleanFile> {
  const bytes = await readFile(path);
  const asSent = (type = mediaType) => ({ bytes: createReadStream(path), mediaType: type });
  const { cleanPicture, isPicture } = await import('./clean-picture.ts');
  if (isPicture(mediaType)) return { bytes: oneChunk(await cleanPicture(bytes, mediaType)), mediaType };
  if (mediaType === 'application/pdf') {
    await checkPdf(bytes);
    return asSent();
  }
  if (mediaType.startsWith('text/')) {
    (await import('./check-text.ts')).checkText(bytes);
    return asSent();
  }
  return asSent(await (await import('./check-office.ts')).checkOffice(bytes, rule.types));
}

/** Deletes what a killed process left of files on their way. */
export async function sweepSpool(before: Date): Promise<void> {
  // Not `userInfo()`: in a container the user may have no name, and it throws.
  const ours = process.getuid?.();
  const names = await readdir(tmpdir());
  for (const name of names.filter((one) => one.startsWith(spoolPrefix))) {
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    if (found && found.mtime < before && (ours === undefined || found.uid === ours))
      await rm(folder, { recursive: true, force: true });
  }
}
