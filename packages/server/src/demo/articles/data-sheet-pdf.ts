import { languageName } from '@foyer/contract/language-name';
import { fallbackLanguage, languages } from '@foyer/contract/languages';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { formatsOf } from '../../domain/languages/formats.ts';
import type { Language } from '../../domain/languages/language.ts';
import { accents } from '../article-picture/palette.ts';
import { renderArticlePicture, toPictureKey } from '../article-picture/render-article-picture.ts';
import { demoText, type Text } from './demo-texts.ts';
import type { Family } from './family.ts';

/** Kinds of documents of a family. */
export type DocumentKind = 'data' | 'manual';

type Paper = PDFKit.PDFDocument;

const [start, end] = [56, 539];
const ink = { text: '#1b2530', muted: '#5a6472', line: '#d5dce1' } as const;
const picture = { width: 200, height: 150, x: end - 200, y: 104 } as const;
const labelWidth = 150;

/** Renders a document of a family as PDF in A4: a page per language. */
export async function renderPdf(family: Family, kind: DocumentKind, now: Date): Promise<Uint8Array> {
  const drawn = await drawPicture(family);
  const document = new PDFDocument({
    size: 'A4',
    margin: start,
    info: {
      Title: `${demoText(fallbackLanguage, `sheet.${kind}`)} ${demoText(fallbackLanguage, family.name)}`,
      Author: family.manufacturer,
      CreationDate: now,
      ModDate: now,
    },
    lang: fallbackLanguage,
    autoFirstPage: false,
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const { code, locale } of languages) {
    document.addPage();
    document.outline.addItem(languageName(locale));
    writePage(document, { family, kind, language: code, day: formatsOf(locale).day(now), drawn });
  }
  document.end();
  return done;
}

/** Returns the picture as a data URL, which pdfkit accepts on every platform. */
async function drawPicture({ shape, tone, accent }: Family): Promise<string> {
  const svg = renderArticlePicture(toPictureKey({ shape, tone, accent, view: 'front', seed: 1 }));
  if (svg === null) throw new Error(`There is no picture for the shape ${shape}`);
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

interface Sheet {
  readonly family: Family;
  readonly kind: DocumentKind;
  readonly language: Language;
  readonly day: string;
  readonly drawn: string;
}

function writePage(document: Paper, { family, kind, language, day, drawn }: Sheet): void {
  const at: Read = (text) => toKnownLetters(demoText(language, text));
  document.rect(0, 0, 595.28, 7).fill(accents[family.accent].main);
  document.fill(ink.muted).font('Helvetica').fontSize(11);
  document.text(`${at(`sheet.${kind}`)} · ${family.manufacturer}`, start, 40);
  document.text(languages.map(({ locale }) => languageName(locale)).join(' · '), start, 40, {
    width: end - start,
    align: 'right',
  });
  document.fill(ink.text).font('Helvetica-Bold').fontSize(21);
  document.text(at(family.name), start, 60, { width: end - start });
  document.image(drawn, picture.x, picture.y, { width: picture.width, height: picture.height });
  document.font('Helvetica').fontSize(11.5);
  document.text(at(family.description), start, picture.y, { width: picture.x - start - 24, lineGap: 3 });
  document.y = Math.max(document.y, picture.y + picture.height) + 28;
  document.x = start;
  if (kind === 'data') writeTable(document, family, at);
  else writeSteps(document, at);
  document.font('Helvetica').fontSize(8.5).fill(ink.muted);
  const foot = `${at('sheet.article-numbers')}: ${family.code}-…   ${at('sheet.as-of')} ${day}   ${at('sheet.demo-data')}`;
  document.text(foot, start, 770, { lineBreak: false });
}

type Read = (text: Text) => string;

/** Replaces letters that the standard PDF fonts lack: the minus by a dash of the same length, the narrow blank by a blank. */
const toKnownLetters = (text: string): string =>
  text.replaceAll('\u2212', '\u2013').replaceAll('\u202f', '\u00a0');

function writeTable(document: Paper, family: Family, at: Read): void {
  document.font('Helvetica-Bold').fontSize(13).text(at('sheet.technical-data')).moveDown(0.5);
  document.font('Helvetica').fontSize(10.5);
  const rows = [
    ...family.axes.map((axis): [string, string] => [
      at(axis.label),
      axis.choices.map(({ name }) => at(name)).join(' / '),
    ]),
    ...(family.attributes ?? []).map(([label, value]): [string, string] => [at(label), at(value)]),
  ];
  for (const [label, value] of rows) {
    const { y } = document;
    document.fill(ink.muted).text(label, start, y, { width: labelWidth });
    const below = document.y;
    document.fill(ink.text).text(value, start + labelWidth + 10, y, { width: end - start - labelWidth - 10 });
    document.y = Math.max(below, document.y);
    document.moveDown(0.35);
    document.moveTo(start, document.y).lineTo(end, document.y).lineWidth(0.5).stroke(ink.line);
    document.moveDown(0.35);
  }
}

const steps = ['step.1', 'step.2', 'step.3', 'step.4', 'step.5'] as const;

function writeSteps(document: Paper, at: Read): void {
  for (const [index, step] of steps.entries()) {
    document
      .font('Helvetica-Bold')
      .fontSize(12.5)
      .text(`${index + 1}. ${at(`${step}.title`)}`);
    document
      .font('Helvetica')
      .fontSize(10.5)
      .text(at(`${step}.text`), { width: end - start, lineGap: 2 })
      .moveDown(0.9);
  }
}
