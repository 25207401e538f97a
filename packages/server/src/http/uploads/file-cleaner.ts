import type { FileRule } from '@foyer/contract';

/** Why a file is not kept: of another type, too large, broken, more than it seems to be, or of more pixels than are read. */
export type FileFault = 'file_type' | 'file_size' | 'file_damaged' | 'file_mixed' | 'file_pixels';

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

/** A file as it comes, of the media type that its first bytes say. */
export interface SentFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly mediaType: string;
  readonly rule: FileRule;
}

/** What of a file is kept. */
export interface CleanFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly mediaType: string;
}

/** Reads a whole file and gives `keep` what of it is kept. Throws {@link FileRefused}, and then nothing is given. */
export type FileCleaner = <T>(file: SentFile, keep: (clean: CleanFile) => Promise<T>) => Promise<T>;
