import { createSubprocessReader } from '../../storage/read-in-subprocess.ts';
import { FileRefused, type Refusal } from './file-cleaner.ts';
import type { ReadingTurns } from './reading-turns.ts';
import type { PictureToRedraw } from './redraw-picture.ts';

/**
 * A small picture: the runtime and sharp (70), the file (20), the decoder (30) and `freeMegabytes` (40) of pixels. A larger one asks for more.
 * Of 50 million pixels the dearest takes two seconds of a core.
 */
const pictureLimits = { seconds: 20, heapMegabytes: 64, megabytes: 160 };
/** What a document of 20 MB with 200,000 objects takes, and room; ten megabytes of an ordinary one unpack to far less. */
const pdfLimits = { seconds: 20, heapMegabytes: 224, megabytes: 360 };
/** Loading the reader of PDFs takes half a second of a core. */
const pdfSpareSeconds = 60;

/** What reads files of strangers. Both reject with {@link FileRefused}, or with the signal's reason once it is aborted. */
export interface FileReaders {
  readonly redrawPicture: (picture: PictureToRedraw, signal: AbortSignal) => Promise<void>;
  readonly checkPdf: (path: string, signal: AbortSignal) => Promise<void>;
}

/**
 * Reads each file in a process of its own. PDFs and large pictures take much memory, so one of them is read at a time: with a small
 * picture beside it both stay below 600 MB.
 */
export function createSubprocessReaders(large: ReadingTurns['large']): FileReaders {
  const script = (name: string) => new URL(name, import.meta.url);
  const pictures = createSubprocessReader<PictureToRedraw, Refusal>(
    script('./picture-process.ts'),
    pictureLimits,
  );
  const documents = createSubprocessReader<{ readonly path: string }, Refusal>(
    script('./pdf-process.ts'),
    pdfLimits,
    pdfSpareSeconds,
  );
  return {
    redrawPicture: async (picture, signal) =>
      mustBeGood(await pictures(picture, { signal, grant: (_, rest) => large(rest) })),
    checkPdf: async (path, signal) => mustBeGood(await large(() => documents({ path }, { signal }))),
  };
}

/** A file whose process ended early, or took more than it may, is damaged as far as anybody can tell. */
function mustBeGood(found: Refusal | null): void {
  const { fault, limit } = found ?? { fault: 'file_damaged' };
  if (fault) throw new FileRefused(fault, limit);
}
