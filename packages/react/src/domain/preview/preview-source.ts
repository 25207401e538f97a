/** What a preview shows: pages that are drawn one at a time, when they are looked at. */
export interface PreviewSource {
  readonly pageCount: number;
  /** How large the page drawn last is, before that the first: the room that the next one is given until it is drawn. */
  readonly shape: () => PageSize;
  /**
   * Draws a page, `width` device pixels wide at most, and answers its words: a picture of them says nothing to some, and cannot be copied from. Aborted, it gives
   * up and rejects.
   */
  readonly draw: (
    page: number,
    canvas: HTMLCanvasElement,
    width: number,
    signal: AbortSignal,
  ) => Promise<readonly PlacedWords[]>;
  readonly close: () => void;
}

/** Words where they stand on a page, in units of its `shape`. */
export interface PlacedWords {
  readonly text: string;
  /** Where their line begins and how it runs, as SVG writes a transform. */
  readonly transform: string;
  /** How high they are set, and how long they are. */
  readonly size: number;
  readonly length: number;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Larger drawings are refused by some phones. */
const largestArea = 16_000_000;

/** By how much a page is scaled to be `width` wide, or as wide as can be drawn. */
export const scaleTo = (width: number, page: PageSize): number =>
  Math.min(width / page.width, Math.sqrt(largestArea / (page.width * page.height)));

/** Gives a canvas the size of a scaled page. */
export function fit(canvas: HTMLCanvasElement, { width, height }: PageSize): void {
  canvas.width = Math.max(1, Math.floor(width));
  canvas.height = Math.max(1, Math.floor(height));
}

/** Opens a file for looking at it; its reader is loaded only now. Rejects for what is no such file, or is broken. */
export async function openPreview(file: Blob, mediaType: string): Promise<PreviewSource> {
  if (mediaType === 'application/pdf') return (await import('./open-pdf.ts')).openPdf(file);
  return (await import('./open-picture.ts')).openPicture(file);
}
