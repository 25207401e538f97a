import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { type FallbackFont, findFallbackFonts } from './fallback-fonts.ts';
import type { LetterContent } from './letter-content.ts';
import { ink, paper, size } from './letter-page.ts';
import { type Piece, setMixedLines } from './mixed-lines.ts';

/** Replaces a character that no font has: PDF/A does not allow a missing glyph. */
const unknown = '□';

/** Replaces characters that `hasGlyph` denies (an emoji) with a box, and removes invisible characters. */
const toLegible = (text: string, hasGlyph: (letter: string) => boolean): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/[^\n\P{C}]/gu, '')
    .replace(/[^\n -~]/gu, (letter) => (hasGlyph(letter) ? letter : unknown));

/** The PDF document that is being written, with the fonts for characters that the letter's own font lacks. */
export interface Paper extends PDFKit.PDFDocument {
  readonly fallbackFonts: readonly FallbackFont[];
}

const require = createRequire(import.meta.url);

/** Start of the private use area of Unicode, whose characters each font defines for itself. */
const PRIVATE_USE = 0xe000;

/**
 * Opens a font and requests each of its glyphs by its character. fontkit caches a glyph as it was first requested, and requests the
 * parts of a glyph (the z of a ž) without a character: nobody could search for or copy a z in later letters.
 */
function openFont(path: string) {
  const font = create(readFileSync(path));
  if (!('glyphForCodePoint' in font)) throw new Error(`${path} is a font collection, not a single font`);
  // from there on, fonts map other forms of characters that they already have
  const characters = font.characterSet.filter((codePoint) => codePoint < PRIVATE_USE);
  // A glyph that a Greek and a phonetic letter share gets the Greek character.
  const isPhonetic = (codePoint: number) => codePoint >= 0x250 && codePoint < 0x2b0;
  for (const codePoint of characters.toSorted((a, b) => Number(isPhonetic(a)) - Number(isPhonetic(b))))
    font.glyphForCodePoint(codePoint);
  return font;
}

/** The two weights, embedded as PDF/A requires. They are opened once: reading their layout rules takes longer than the rest of a letter. */
const fonts = {
  plain: openFont(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  strong: openFont(require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
} as const;

const hasGlyph = (codePoint: number): boolean => fonts.plain.hasGlyphForCodePoint(codePoint);

/** Creates an empty PDF/A-3 in A4 with the fonts for `content`. Pages are buffered until the end, so that each can show the page count. */
export async function createPaper(content: LetterContent): Promise<Paper> {
  const { title, brand, seller, writtenAt, language } = content;
  const document = new PDFDocument({
    size: 'A4',
    // Rows are measured before they are written; only long paragraphs reach the bottom margin and continue on the next page.
    margins: { top: paper.top, bottom: paper.height - paper.bottom - 1, left: paper.start, right: 0 },
    info: {
      Title: toXmlText(title),
      Author: toXmlText(seller?.name ?? brand.companyLabel),
      CreationDate: writtenAt,
      ModDate: writtenAt,
    },
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    // No default font: pdfkit would open a font again that is registered under another name.
    font: null,
    bufferPages: true,
  } as unknown as PDFKit.PDFDocumentOptions);
  const fallbackFonts = await findFallbackFonts(JSON.stringify(content), hasGlyph);
  const named = fallbackFonts.flatMap(({ name, fonts: { plain, strong } }) => [
    [`${name}-plain`, plain] as const,
    [`${name}-strong`, strong] as const,
  ]);
  for (const [name, font] of [...Object.entries(fonts), ...named])
    document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  return Object.assign(document, { fallbackFonts });
}

/** Removes markup characters: pdfkit writes the info of a document into XML without escaping. */
const toXmlText = (text: string) => text.replace(/[<>&]/g, ' ');

/** Ends a document and returns its bytes. */
export function bytesOf(document: Paper): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}

/** Style of a text; lengths are in points. */
export interface Setting {
  readonly size?: number;
  readonly color?: string;
  readonly isStrong?: boolean;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  readonly lineGap?: number;
}

function take(document: Paper, setting: Setting): void {
  document.font(setting.isStrong ? 'strong' : 'plain').fontSize(setting.size ?? size.text);
  document.fillColor(setting.color ?? ink.text);
}

const defaultGap = 1.5;

/**
 * Returns the OpenType features of an amount: figures of one width, so that amounts align and no point slips below the figure before it
 * (137.18). Other text has none, since pdfkit caches the layout of words only without features. Document numbers (RE-2026-17) have none,
 * since their hyphens would be set apart.
 */
const featuresOf = (
  text: string,
  align?: Setting['align'],
): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  (align === 'right' || /\d[.,]\d/.test(text)) && !/[\p{L}\d]-[\p{L}\d]/u.test(text)
    ? { features: ['tnum', 'kern'] }
    : {};

/** Returns the fallback font that has a character; null if the letter's own font has it or no font does. */
function fallbackFor({ fallbackFonts }: Paper, letter: string): string | null {
  if (hasGlyph(letter.codePointAt(0) ?? 0)) return null;
  return fallbackFonts.find(({ chars }) => chars.has(letter))?.name ?? null;
}

const legible = (document: Paper, text: string): string =>
  toLegible(text, (letter) => hasGlyph(letter.codePointAt(0) ?? 0) || fallbackFor(document, letter) !== null);

/** Whether pdfkit itself can set a text: it uses one font at a time and sets all words from left to right. */
const isOfOneFont = (document: Paper, text: string): boolean =>
  document.fallbackFonts.length === 0 || ![...text].some((letter) => fallbackFor(document, letter) !== null);

/** Selects the font of a piece. */
function takeFor(document: Paper, { font }: Piece, setting: Setting): Paper {
  const weight = setting.isStrong ? 'strong' : 'plain';
  document.font(font === null ? weight : `${font}-${weight}`);
  return document;
}

function mixedLines(document: Paper, text: string, setting: Setting & { width: number }): Piece[][] {
  const widthOf = (pieces: readonly Piece[]) =>
    pieces.reduce((sum, piece) => sum + takeFor(document, piece, setting).widthOfString(piece.text), 0);
  return setMixedLines(text, {
    width: setting.width,
    fontOf: (letter) => fallbackFor(document, letter),
    widthOf,
  });
}

/** Returns the height of a line: that of the letter's own font, whichever fonts the line contains. */
const lineHeightOf = (document: Paper, setting: Setting): number => {
  take(document, setting);
  return document.currentLineHeight(true) + (setting.lineGap ?? defaultGap);
};

function writeMixed(
  document: Paper,
  text: string,
  x: number,
  y: number,
  setting: Setting & { width: number },
): number {
  const height = lineHeightOf(document, setting);
  const baseline = (document as unknown as WithAscender)._font.ascender;
  const above = (baseline / 1000) * (setting.size ?? size.text);
  let top = y;
  for (const pieces of mixedLines(document, text, setting)) {
    if (top + height > document.page.height - document.page.margins.bottom) {
      document.addPage();
      top = document.y;
    }
    const widths = pieces.map((piece) => takeFor(document, piece, setting).widthOfString(piece.text));
    const whole = widths.reduce((sum, width) => sum + width, 0);
    let left = setting.align === 'right' ? x + setting.width - whole : x;
    for (const [place, piece] of pieces.entries()) {
      takeFor(document, piece, setting).text(piece.text, left, top + above, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
      left += widths[place] ?? 0;
    }
    top += height;
  }
  document.y = top;
  return top;
}

/** The part of a pdfkit font that is used here: its ascender, in thousandths of the font size. */
interface WithAscender {
  readonly _font: { readonly ascender: number };
}

/** Writes a text at a position, and returns the top of the next line. */
export function write(document: Paper, written: string, x: number, y: number, setting: Setting = {}): number {
  if (written === '') return y;
  const text = legible(document, written);
  const { width = paper.end - x, align = 'left', lineGap = defaultGap } = setting;
  take(document, setting);
  if (!isOfOneFont(document, text)) return writeMixed(document, text, x, y, { ...setting, width });
  document.text(text, x, y, { width, align, lineGap, ...featuresOf(written, align) });
  return document.y;
}

/** Returns the height of a text. */
export function heightOf(document: Paper, written: string, setting: Setting & { width: number }): number {
  if (written === '') return 0;
  const text = legible(document, written);
  if (!isOfOneFont(document, text))
    return mixedLines(document, text, setting).length * lineHeightOf(document, setting);
  take(document, setting);
  const { width, lineGap = defaultGap } = setting;
  return document.heightOfString(text, { width, lineGap, ...featuresOf(written, setting.align) });
}

/** Draws a horizontal line over the width of the text. */
export function rule(document: Paper, y: number, color: string = ink.line, width = 0.6): void {
  document.moveTo(paper.start, y).lineTo(paper.end, y).lineWidth(width).strokeColor(color).stroke();
}
