/** What was written. */
export interface StoredFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** There is no room for another file. */
export class StorageFull extends Error {}

/** The storage refuses, fails or does not answer: nothing that a caller could change. */
export class StorageAway extends Error {}

/** Whether writing failed because the disk, or one's share of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/**
 * Where files live: a directory, an S3-compatible bucket, or memory. Keys are made here and never by a sender. What fails rejects with
 * {@link StorageAway} within seconds.
 */
export interface Storage {
  /** Streams `body` to a key of `newSecret()`, by default a new one. A body that throws leaves nothing behind. Throws {@link StorageFull}. */
  readonly put: (body: AsyncIterable<Uint8Array>, mediaType: string, key?: string) => Promise<StoredFile>;
  /** The file's bytes; null when there is none. */
  readonly get: (key: string) => Promise<ReadableStream<Uint8Array> | null>;
  /** Deleting what is gone is not an error. */
  readonly delete: (key: string) => Promise<void>;
  /** Whether files can be written and read now. Throws {@link StorageAway}, or {@link StorageFull} where little room is left. @default they can */
  readonly check?: () => Promise<void>;
}
