import { largestWidth, type PreviewSource } from './preview-source.ts';

/** pdf.js, and the half of it that reads files, which runs beside us and not in a worker (decision 0290). */
async function loadReader() {
  const page = globalThis as { pdfjsWorker?: unknown };
  const theirs = page.pdfjsWorker;
  const [{ getDocument, PDFWorker }, { WorkerMessageHandler }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.mjs'),
  ]);
  // The module leaves its name on the page, where another pdf.js of the host would take it for its own.
  page.pdfjsWorker = theirs;
  return { getDocument, PDFWorker, WorkerMessageHandler };
}

/** A PDF, read page by page. No script in it runs, and nothing is fetched for it. */
export async function openPdf(file: Blob): Promise<PreviewSource> {
  const [reader, data] = await Promise.all([loadReader(), file.arrayBuffer()]);
  const { port1, port2 } = new MessageChannel();
  const worker = new reader.PDFWorker({ port: port1 as unknown as null, verbosity: 0 });
  reader.WorkerMessageHandler.initializeFromPort(port2);
  port1.start();
  port2.start();
  const close = () => {
    worker.destroy();
    port1.close();
    port2.close();
  };
  const task = reader.getDocument({
    ...{ data, worker, verbosity: 0, useWasm: false, useWorkerFetch: false },
    // Where a font is not in the file, one of the device.
    useSystemFonts: true,
  });
  try {
    const pdf = await task.promise;
    return {
      pageCount: pdf.numPages,
      draw: async (number, canvas, width, signal) => {
        const page = await pdf.getPage(number);
        signal.throwIfAborted();
        const natural = page.getViewport({ scale: 1 });
        const scale = Math.min(width, largestWidth) / natural.width;
        const viewport = page.getViewport({ scale });
        canvas.width = Math.round(viewport.width);
        canvas.height = Math.round(viewport.height);
        const drawing = page.render({ canvas, viewport });
        const giveUp = () => drawing.cancel();
        signal.addEventListener('abort', giveUp, { once: true });
        await drawing.promise;
        signal.removeEventListener('abort', giveUp);
        const { items } = await page.getTextContent();
        page.cleanup();
        return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
      },
      close: () => void task.destroy().finally(close),
    };
  } catch (error) {
    close();
    throw error;
  }
}
