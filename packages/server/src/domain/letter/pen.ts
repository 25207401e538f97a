import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { LetterContent } from './letter-content.ts';
import { ink, paper, size } from './letter-page.ts';
import { toLegible } from './to-legible.ts';

/** The paper that is being written on. */
export type Paper = PDFKit.PDFDocument;

const require = createRequire(import.meta.url);

/** Where Unicode leaves characters to whoever makes a font. */
const PRIVATE_USE = 0xe000;

/**
 * A font, each of its glyphs by the character it stands for. fontkit keeps a glyph as it was first asked for, and asks for the parts of
 * one (the z of a ž) without a character: in the next letters nobody could search for or copy a z.
 */
function openFont(path: string) {
  const font = create(readFileSync(path));
  if (!('glyphForCodePoint' in font)) throw new Error(`${path} is a collection of fonts`);
  // beyond, fonts name other forms of what they have already
  const characters = font.characterSet.filter((codePoint) => codePoint < PRIVATE_USE);
  for (const codePoint of characters) font.glyphForCodePoint(codePoint);
  return font;
}

/** The two weights, embedded as PDF/A wants it; opened once, since reading how a font sets words takes longer than the rest of a letter. */
const fonts = {
  plain: openFont(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  strong: openFont(require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
} as const;

/** An empty PDF/A-3 in A4. Its pages are kept until it ends, so that each can say how many there are. */
export function createPaper({ title, brand, seller, writtenAt, language }: LetterContent): Paper {
  const document = new PDFDocument({
    size: 'A4',
    // Rows are measured before they are written; only long paragraphs run into the margin below, and on to the next page.
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
    // None but ours, which are registered: pdfkit opens anew what it knows by another name.
    font: null,
    bufferPages: true,
  } as unknown as PDFKit.PDFDocumentOptions);
  return document
    .registerFont('plain', fonts.plain as unknown as PDFKit.Mixins.PDFFontSource)
    .registerFont('strong', fonts.strong as unknown as PDFKit.Mixins.PDFFontSource);
}

/** pdfkit writes what it is told about a file into XML as it is. */
const toXmlText = (text: string) => text.replace(/[<>&]/g, ' ');

/** The whole of a document, which ends with it. */
export function bytesOf(document: Paper): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}

/** How a piece of text is set. */
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
 * Figures of one width for amounts: they stand below each other, and no point slips below the figure before it (137.18). Other text goes without, since pdfkit
 * remembers how words are set only then; and numbers of papers too (RE-2026-17), whose hyphens would stand apart.
 */
const featuresOf = (
  text: string,
  align?: Setting['align'],
): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  (align === 'right' || /\d[.,]\d/.test(text)) && !/[\p{L}\d]-[\p{L}\d]/u.test(text)
    ? { features: ['tnum', 'kern'] }
    : {};

/** Writes at a place, and answers where the next line would begin. */
export function write(document: Paper, text: string, x: number, y: number, setting: Setting = {}): number {
  if (text === '') return y;
  take(document, setting);
  const { width = paper.end - x, align = 'left', lineGap = defaultGap } = setting;
  document.text(toLegible(document, text), x, y, { width, align, lineGap, ...featuresOf(text, align) });
  return document.y;
}

/** How high a text becomes. */
export function heightOf(document: Paper, text: string, setting: Setting & { width: number }): number {
  if (text === '') return 0;
  take(document, setting);
  const { width, lineGap = defaultGap } = setting;
  return document.heightOfString(toLegible(document, text), {
    ...{ width, lineGap },
    ...featuresOf(text, setting.align),
  });
}

/** A line over the width of the text. */
export function rule(document: Paper, y: number, color: string = ink.line, width = 0.6): void {
  document.moveTo(paper.start, y).lineTo(paper.end, y).lineWidth(width).strokeColor(color).stroke();
}
