declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}

declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  /** Worker side of pdf.js, which can run on any message port. */
  export const WorkerMessageHandler: { readonly initializeFromPort: (port: MessagePort) => void };
}
