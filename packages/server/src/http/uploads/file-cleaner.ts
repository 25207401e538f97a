import type { FileRule } from '@foyer/contract';
import type { Sender } from '../../security/quotas.ts';

/**
 * Reasons to refuse a file: wrong type, too large, broken, another file format in addition to its own, too many pixels, or a document that
 * requires a password or runs something.
 */
export type FileFault =
  | 'file_type'
  | 'file_size'
  | 'file_damaged'
  | 'file_mixed'
  | 'file_pixels'
  | 'file_password'
  | 'file_script';

/** A file that is refused. */
export class FileRefused extends Error {
  readonly code: FileFault;
  readonly limit: number | undefined;
  constructor(code: FileFault, limit?: number) {
    super(code);
    this.code = code;
    this.limit = limit;
  }
}

/** Refusal of a file as a subprocess reports it; its fault is null for a good file. */
export interface Refusal {
  readonly fault: FileFault | null;
  readonly limit?: number | undefined;
}

/** Returns the refusal that `work` throws. Rejects with any other error. */
export async function refusalOf(work: Promise<void>): Promise<Refusal> {
  try {
    await work;
    return { fault: null };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { fault: error.code, limit: error.limit };
  }
}

/** A file during its upload, with the media type of its first bytes. */
export interface SentFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly mediaType: string;
  readonly rule: FileRule;
  /** Sender in whose turn the file is read. */
  readonly sender: Sender;
  /** Aborted once nobody waits for the file: it is then not read further. */
  readonly signal: AbortSignal;
}

/** The stored form of a file. */
export interface CleanFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly mediaType: string;
}

/**
 * Reads a whole file and passes its stored form to `keep`. Throws {@link FileRefused}, the reason of the file's signal, or a `ProblemError`
 * where too many files wait; then `keep` is not called.
 */
export type FileCleaner = <T>(file: SentFile, keep: (clean: CleanFile) => Promise<T>) => Promise<T>;
