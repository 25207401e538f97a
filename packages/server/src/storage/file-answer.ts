/** An answer that is a file. */
export interface FileAnswer {
  readonly body: ReadableStream<Uint8Array> | Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
  /** Of a stream that ends with so many bytes or fails (`wholeStream`), for its Content-Length. */
  readonly sizeBytes?: number;
}
