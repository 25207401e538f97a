import { createSubprocessReader } from '../../storage/read-in-subprocess.ts';
import { FileRefused, type Refusal } from './file-cleaner.ts';
import type { ReadLimiter } from './read-limiter.ts';
import type { PictureToRedraw } from './redraw-picture.ts';

/**
 * Limits for a small picture: the runtime and sharp (70), the file (20), the decoder (30) and `freeMegabytes` (40) of pixels. A larger one
 * requests more. The most expensive picture of 50 million pixels takes two seconds of a core.
 */
const pictureLimits = { seconds: 20, heapMegabytes: 64, megabytes: 160 };
/** Limits for a document of 20 MB with 200,000 objects, with a reserve; ten megabytes of an ordinary one unpack to far less. */
const pdfLimits = { seconds: 20, heapMegabytes: 224, megabytes: 360 };
/** Time for which an idle reader of PDFs is kept: loading it takes half a second of a core. */
const pdfSpareSeconds = 60;

/** Readers of untrusted files. Both reject with {@link FileRefused}, or with the signal's reason once it is aborted. */
export interface FileReaders {
  readonly redrawPicture: (picture: PictureToRedraw, signal: AbortSignal) => Promise<void>;
  readonly checkPdf: (path: string, signal: AbortSignal) => Promise<void>;
}

/**
 * Creates readers that read each file in a process of its own. PDFs and large pictures take much memory, so one of them is read at a time:
 * together with a small picture it stays below 600 MB.
 */
export function createSubprocessReaders(large: ReadLimiter['large']): FileReaders {
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

/** Throws for a refused file. A file whose process ended early or exceeded its limits counts as damaged. */
function mustBeGood(found: Refusal | null): void {
  const { fault, limit } = found ?? { fault: 'file_damaged' };
  if (fault) throw new FileRefused(fault, limit);
}
