/// <reference path="./pdf-reader.d.ts" />
import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

/** Global variables that pdf.js sets; the host's own pdf.js would mistake them for its own. */
const traces = ['pdfjsLib', 'pdfjsWorker', '_pdfjsTestingUtils'] as const;

/** Loads both parts of pdf.js and restores the global variables. Uses the legacy build, since the other one needs very recent browsers. */
async function loadReader() {
  const page = globalThis as Record<string, unknown>;
  const theirs = traces.map((name) => [name, name in page, page[name]] as const);
  const [{ getDocument, PDFWorker }, { WorkerMessageHandler }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.min.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs'),
  ]);
  for (const [name, wasThere, value] of theirs) {
    if (wasThere) page[name] = value;
    else delete page[name];
  }
  return { getDocument, PDFWorker, WorkerMessageHandler };
}

/** Starts a reader for one file. Its worker code runs in this thread on a message channel: a strict page forbids workers from elsewhere. */
export async function startReader(): Promise<{
  readonly open: (data: ArrayBuffer) => PDFDocumentLoadingTask;
  readonly stop: () => void;
}> {
  const { getDocument, PDFWorker, WorkerMessageHandler } = await loadReader();
  const { port1, port2 } = new MessageChannel();
  const worker = new PDFWorker({ port: port1 as unknown as null, verbosity: 0 });
  WorkerMessageHandler.initializeFromPort(port2);
  port1.start();
  port2.start();
  return {
    open: (data) =>
      getDocument({
        data,
        worker,
        verbosity: 0,
        useWasm: false,
        useWorkerFetch: false,
        // use a font of the device for a font that is not embedded
        useSystemFonts: true,
      }),
    stop: () => {
      worker.destroy();
      port1.close();
      port2.close();
    },
  };
}
