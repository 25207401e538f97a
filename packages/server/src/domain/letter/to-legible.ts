/** Only what pdfkit keeps of a font that we ask about. */
interface WithFont {
  readonly _font?: { readonly font?: { readonly hasGlyphForCodePoint?: (codePoint: number) => boolean } };
}

/** Stands where the font has no letter, which an archive's PDF may not leave to chance. */
const unknown = '□';

/** A text as the paper's font can write it: what it has no letter for (an emoji, Chinese) is a box, what is not seen is left out. */
export function toLegible(document: PDFKit.PDFDocument, text: string): string {
  const font = (document as WithFont)._font?.font;
  return text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/[^\n\P{C}]/gu, '')
    .replace(/[^\n -~]/gu, (letter) =>
      font?.hasGlyphForCodePoint?.(letter.codePointAt(0) ?? 0) === false ? unknown : letter,
    );
}
