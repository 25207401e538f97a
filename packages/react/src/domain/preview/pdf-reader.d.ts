declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}

declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  /** The half of pdf.js that reads files, on a port of one's own. */
  export const WorkerMessageHandler: { readonly initializeFromPort: (port: MessagePort) => void };
}
