import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text on a page, in points from its lower left corner. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  /** Position of the base line. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Opens a PDF with Mozilla's reader, which is independent of the library that wrote it. */
async function open(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  return { document: await task.promise, close: () => task.destroy() };
}

/** Returns the files in a PDF by name. */
export async function filesInPdf(pdf: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  const { document, close } = await open(pdf);
  const files: [string, Uint8Array][] = [];
  for (const [id, { filename }] of (await document.getAttachments()) ?? [])
    files.push([filename, new Uint8Array((await document.getAttachmentContent(id)) ?? [])]);
  await close();
  return new Map(files);
}

/** Returns the texts of each page of a PDF with their positions. */
export async function placedTextsOf(pdf: Uint8Array): Promise<PlacedText[][]> {
  const { document, close } = await open(pdf);
  const pages: PlacedText[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        // glyphs without a character, such as the dots of Arabic letters, are skipped
        if (!('str' in item) || item.str.replace(/\p{Cc}/gu, '').trim() === '') return [];
        const [, , , , x, y] = item.transform as readonly number[];
        return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height }];
      }),
    );
  }
  await close();
  return pages;
}

/** Returns the text of each page of a PDF, with single blanks. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const pages = await placedTextsOf(pdf);
  return pages.map((texts) =>
    texts
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
  );
}
