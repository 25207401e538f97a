/** Content of a preview: pages that are drawn one at a time, on demand. */
export interface PreviewSource {
  readonly pageCount: number;
  /** Returns the size of the page drawn last, at first that of page 1; the space reserved for the next page until it is drawn. */
  readonly shape: () => PageSize;
  /** Draws a page at most `width` device pixels wide and returns its words, for screen readers and copying. Rejects when aborted. */
  readonly draw: (
    page: number,
    canvas: HTMLCanvasElement,
    width: number,
    signal: AbortSignal,
  ) => Promise<readonly PlacedWords[]>;
  readonly close: () => void;
}

/** Text with its position on a page, in units of its `shape`. */
export interface PlacedWords {
  readonly text: string;
  /** Start and direction of the line, as an SVG transform. */
  readonly transform: string;
  /** Font size. */
  readonly size: number;
  readonly length: number;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Maximum area of a drawing in pixels; some phones refuse larger ones. */
const largestArea = 16_000_000;

/** Returns the factor that scales a page to `width`, or to the largest possible drawing. */
export const scaleTo = (width: number, page: PageSize): number =>
  Math.min(width / page.width, Math.sqrt(largestArea / (page.width * page.height)));

/** Sets the size of a canvas to that of a scaled page. */
export function fit(canvas: HTMLCanvasElement, { width, height }: PageSize): void {
  canvas.width = Math.max(1, Math.floor(width));
  canvas.height = Math.max(1, Math.floor(height));
}

/** Opens a file for a preview and loads its reader. Rejects if the file has another format or is broken. */
export async function openPreview(file: Blob, mediaType: string): Promise<PreviewSource> {
  if (mediaType === 'application/pdf') return (await import('./open-pdf.ts')).openPdf(file);
  return (await import('./open-picture.ts')).openPicture(file);
}
