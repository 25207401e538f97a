/** A file part that has been streamed to storage, with its type by content. */
export interface StoredUpload {
  readonly storageKey: string;
  /** The sender's file name, cleaned; for display only. */
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}
