declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  /** The half of pdf.js that reads files, on a port of one's own. */
  export const WorkerMessageHandler: { readonly initializeFromPort: (port: MessagePort) => void };
}
