import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import { fit, type PageSize, type PlacedWords, type PreviewSource, scaleTo } from './preview-source.ts';
import { startReader } from './start-reader.ts';

const sizeOf = (page: PDFPageProxy): PageViewport => page.getViewport({ scale: 1 });

/** Opens a PDF to be drawn page by page. Scripts in it are not run, and nothing is fetched for it. */
export async function openPdf(file: Blob): Promise<PreviewSource> {
  const [reader, data] = await Promise.all([startReader(), file.arrayBuffer()]);
  const task = reader.open(data);
  const close = () => void task.destroy().finally(reader.stop);
  try {
    const pdf = await task.promise;
    let shape: PageSize = sizeOf(await pdf.getPage(1));
    return {
      pageCount: pdf.numPages,
      shape: () => shape,
      draw: async (number, canvas, width, signal) => {
        const page = await pdf.getPage(number);
        signal.throwIfAborted();
        shape = sizeOf(page);
        const viewport = page.getViewport({ scale: scaleTo(width, shape) });
        fit(canvas, viewport);
        await render(page, canvas, viewport, signal);
        const words = await wordsOf(page);
        page.cleanup();
        return words;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function render(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  viewport: PageViewport,
  signal: AbortSignal,
): Promise<void> {
  const drawing = page.render({ canvas, viewport });
  const giveUp = () => drawing.cancel();
  signal.addEventListener('abort', giveUp, { once: true });
  await drawing.promise;
  signal.removeEventListener('abort', giveUp);
  // a scan with an unreadable picture would be drawn as an empty page
  for (const [id, picture] of page.objs)
    if (id.startsWith('img_') && picture === null) throw new Error(`There is no picture ${id}.`);
}

/** Returns the words of a page with the widths of the file. The text layer of pdf.js would measure them in the host's document. */
async function wordsOf(page: PDFPageProxy): Promise<PlacedWords[]> {
  const { items } = await page.getTextContent();
  const toPage = new DOMMatrix(sizeOf(page).transform);
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [, , c = 0, d = 0] = item.transform as readonly number[];
    const size = Math.hypot(c, d) || 1;
    // in a PDF the vertical axis points upwards
    const place = toPage.multiply(new DOMMatrix(item.transform)).scale(1 / size, -1 / size);
    const length = item.width / (Math.hypot(place.a, place.b) || 1);
    return [{ text: item.str, transform: String(place), size, length }];
  });
}
