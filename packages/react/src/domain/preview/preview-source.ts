/** What a preview shows: pages that are drawn one at a time, when they are looked at. */
export interface PreviewSource {
  readonly pageCount: number;
  /**
   * Draws a page, `width` device pixels wide at most, and answers its words, for whom a picture of them says nothing. Aborted, it gives up and rejects.
   */
  readonly draw: (
    page: number,
    canvas: HTMLCanvasElement,
    width: number,
    signal: AbortSignal,
  ) => Promise<string>;
  readonly close: () => void;
}

/** Larger drawings are refused by some phones. */
export const largestWidth = 4096;

/** Opens a file for looking at it; its reader is loaded only now. Rejects for what is no such file, or is broken. */
export async function openPreview(file: Blob, mediaType: string): Promise<PreviewSource> {
  if (mediaType === 'application/pdf') return (await import('./open-pdf.ts')).openPdf(file);
  return (await import('./open-picture.ts')).openPicture(file);
}
