/// <reference path="./pdf-reader.d.ts" />
import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

/** What the modules leave on the page, where another pdf.js of the host would take it for its own. */
const traces = ['pdfjsLib', 'pdfjsWorker', '_pdfjsTestingUtils'] as const;

/** pdf.js, and the half of it that reads files. The build for browsers of the last years: the other one wants this year's. */
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

/** A reader of one file: what reads runs beside us, at the other end of a channel, since a strict page lets no worker start from elsewhere. */
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
        ...{ data, worker, verbosity: 0, useWasm: false, useWorkerFetch: false },
        // Where a font is not in the file, one of the device.
        useSystemFonts: true,
      }),
    stop: () => {
      worker.destroy();
      port1.close();
      port2.close();
    },
  };
}
