/** A file part already streamed to storage, its type judged by content. */
export interface StoredUpload {
  readonly storageKey: string;
  /** The sender's file name, cleaned; for display only. */
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}
