/** Key, size and hash of a stored file. */
export interface StoredFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** There is no room for another file. */
export class StorageFull extends Error {}

/** The storage refuses, fails or does not answer: no fault of the caller. */
export class StorageAway extends Error {}

/** Whether writing failed because the disk, or the user's quota on it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/**
 * Storage of files: a directory, an S3-compatible bucket, or memory. Keys are generated here and never by a sender. Failures reject with
 * {@link StorageAway} within seconds.
 */
export interface Storage {
  /** Streams `body` to a key of `newSecret()`, by default a new one. A body that throws leaves nothing behind. Throws {@link StorageFull}. */
  readonly put: (body: AsyncIterable<Uint8Array>, mediaType: string, key?: string) => Promise<StoredFile>;
  /** Returns the file's bytes; null when there is none. */
  readonly get: (key: string) => Promise<ReadableStream<Uint8Array> | null>;
  /** Deletes a file; a missing one is no error. */
  readonly delete: (key: string) => Promise<void>;
  /** Throws {@link StorageAway} where files cannot be written and read, {@link StorageFull} where little room is left. @default both work */
  readonly check?: () => Promise<void>;
}
