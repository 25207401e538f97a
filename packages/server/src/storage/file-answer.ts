/** A file as an answer. */
export interface FileAnswer {
  readonly body: ReadableStream<Uint8Array> | Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
  /** Content length of a stream that delivers exactly so many bytes or fails (`wholeStream`). */
  readonly sizeBytes?: number;
}
