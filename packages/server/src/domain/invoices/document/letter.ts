import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '../../languages/language.ts';

/** Points of a millimetre. */
export const mm = 72 / 25.4;

/** A4 after DIN 5008, form B: where things stand on the paper, in points from the upper left corner. */
export const sheet = {
  width: 210 * mm,
  height: 297 * mm,
  left: 25 * mm,
  right: 190 * mm,
  /** Where the address window begins: the sender's line, and below it who it is for. */
  sender: 45 * mm,
  address: 51 * mm,
  facts: 119 * mm,
  title: 90 * mm,
  /** Where text begins on the pages after the first, and ends on all of them. */
  top: 34 * mm,
  bottom: 264 * mm,
  foot: 269 * mm,
} as const;

export const textWidth = sheet.right - sheet.left;

/** What is written on the paper; the brand's own colour is never text, so that it always reads. */
export const ink = { text: '#14181f', muted: '#5a6472', line: '#d9dde3', soft: '#f4f6f8' } as const;

const require = createRequire(import.meta.url);

/** The two weights, embedded as PDF/A wants it. */
const fonts = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
} as const;

/** What archives and screen readers are told about a letter. */
interface LetterFacts {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** An empty PDF/A-3 in A4. Its pages are kept until it ends, so that each can say how many there are. */
export function createLetter({ title, author, language, day }: LetterFacts): PDFKit.PDFDocument {
  const at = new Date(`${day}T12:00:00Z`);
  return new PDFDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: sheet.left, right: sheet.width - sheet.right },
    // pdfkit writes these into XML as they are.
    info: { Title: plain(title), Author: plain(author), CreationDate: at, ModDate: at },
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    font: fonts.regular,
    bufferPages: true,
  } as PDFKit.PDFDocumentOptions);
}

const plain = (text: string) => text.replace(/[<>&]/g, ' ');

/** The whole of a document that was ended. */
export function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
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
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
}

function use(
  document: PDFKit.PDFDocument,
  { size = 9.5, color = ink.text, isStrong = false }: Setting,
): void {
  document
    .font(isStrong ? fonts.strong : fonts.regular)
    .fontSize(size)
    .fillColor(color);
}

/** Writes at a place, and answers where the next line would begin. */
export function write(
  document: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  setting: Setting = {},
): number {
  use(document, setting);
  const { width = sheet.right - x, align = 'left', lineGap = 1.5 } = setting;
  // Amounts stand below each other: their figures are of one width.
  const features: PDFKit.Mixins.OpenTypeFeatures[] = align === 'right' ? ['tnum', 'kern'] : ['kern'];
  document.text(text, x, y, { width, align, lineGap, features });
  return document.y;
}

/** How high a text becomes. */
export function heightOf(
  document: PDFKit.PDFDocument,
  text: string,
  setting: Setting & { width: number },
): number {
  use(document, setting);
  return document.heightOfString(text, { width: setting.width, lineGap: setting.lineGap ?? 1.5 });
}

export function rule(document: PDFKit.PDFDocument, y: number, color: string = ink.line, width = 0.6): void {
  document.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(width).strokeColor(color).stroke();
}
