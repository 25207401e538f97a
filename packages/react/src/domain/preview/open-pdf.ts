import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import { fit, type PageSize, type PlacedWords, type PreviewSource, scaleTo } from './preview-source.ts';
import { startReader } from './start-reader.ts';

const sizeOf = (page: PDFPageProxy): PageViewport => page.getViewport({ scale: 1 });

/** A PDF, read page by page. No script in it runs, and nothing is fetched for it. */
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
  // A scan whose picture cannot be read here would be an empty page.
  for (const [id, picture] of page.objs)
    if (id.startsWith('img_') && picture === null) throw new Error(`No picture ${id}`);
}

/** The reader's own layer of words measures them in the document, which is the host's: what is drawn here is as wide as the file says. */
async function wordsOf(page: PDFPageProxy): Promise<PlacedWords[]> {
  const { items } = await page.getTextContent();
  const toPage = new DOMMatrix(sizeOf(page).transform);
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [, , c = 0, d = 0] = item.transform as readonly number[];
    const size = Math.hypot(c, d) || 1;
    // Letters stand upright in a file, whose pages are counted from below.
    const place = toPage.multiply(new DOMMatrix(item.transform)).scale(1 / size, -1 / size);
    const length = item.width / (Math.hypot(place.a, place.b) || 1);
    return [{ text: item.str, transform: String(place), size, length }];
  });
}
