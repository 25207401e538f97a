import type { FileRule } from '@foyer/contract';
import type { Sender } from '../../security/quotas.ts';

/**
 * Why a file is not kept: of another type, too large, broken, more than it seems to be, of more pixels than are read, or a document that needs a
 * password to be opened or runs something.
 */
export type FileFault =
  | 'file_type'
  | 'file_size'
  | 'file_damaged'
  | 'file_mixed'
  | 'file_pixels'
  | 'file_password'
  | 'file_script';

/** A file that is not kept. */
export class FileRefused extends Error {
  readonly code: FileFault;
  readonly limit: number | undefined;
  constructor(code: FileFault, limit?: number) {
    super(code);
    this.code = code;
    this.limit = limit;
  }
}

/** Why a file is not kept, as a subprocess tells it; null where it is. */
export interface Refusal {
  readonly fault: FileFault | null;
  readonly limit?: number | undefined;
}

/** What `work` refuses a file for. Rejects with any other error. */
export async function refusalOf(work: Promise<void>): Promise<Refusal> {
  try {
    await work;
    return { fault: null };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { fault: error.code, limit: error.limit };
  }
}

/** A file as it comes, of the media type that its first bytes say. */
export interface SentFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly mediaType: string;
  readonly rule: FileRule;
  /** Whose turn it takes to be read. */
  readonly sender: Sender;
  /** Aborted once nobody waits for the file any more: it is then read no further. */
  readonly signal: AbortSignal;
}

/** What of a file is kept. */
export interface CleanFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly mediaType: string;
}

/**
 * Reads a whole file and gives `keep` what of it is kept. Throws {@link FileRefused}, the reason of the file's signal, or a `ProblemError`
 * where too much waits to be read; then nothing is given.
 */
export type FileCleaner = <T>(file: SentFile, keep: (clean: CleanFile) => Promise<T>) => Promise<T>;
