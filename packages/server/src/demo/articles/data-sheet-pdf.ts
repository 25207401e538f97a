import { businessDay } from '@foyer/contract';
import { languageName } from '@foyer/contract/language-name';
import { fallbackLanguage, languages } from '@foyer/contract/languages';
import PDFDocument from 'pdfkit';
import { accents } from '../../domain/articles/article-picture/palette.ts';
import type { Language } from '../../domain/languages/language.ts';
import { demoText } from './demo-texts.ts';
import type { Family, Text } from './family.ts';

/** What a document is. */
export type DocumentKind = 'data' | 'manual';

/** A document of a family as PDF in A4: a page per language. */
export function renderPdf(family: Family, kind: DocumentKind, now: Date): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
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
    writePage(document, family, kind, code, now);
  }
  document.end();
  return done;
}

function writePage(
  document: PDFKit.PDFDocument,
  family: Family,
  kind: DocumentKind,
  language: Language,
  now: Date,
): void {
  const at: Read = (text) => demoText(language, text);
  document.rect(0, 0, 595, 92).fill(accents[family.accent].main);
  document.fill('#ffffff').font('Helvetica').fontSize(11);
  document.text(`${at(`sheet.${kind}`)} · ${family.manufacturer}`, 56, 30);
  document.text(languages.map(({ locale }) => languageName(locale)).join(' · '), 56, 30, {
    width: 483,
    align: 'right',
  });
  document.font('Helvetica-Bold').fontSize(21).text(at(family.name), 56, 48, { width: 483 });
  document.fill('#1b2530').font('Helvetica').fontSize(11.5);
  document.text(at(family.description), 56, 120, { width: 483, lineGap: 3 });
  document.moveDown(1.2);
  if (kind === 'data') writeTable(document, family, at);
  else writeSteps(document, at);
  document.fontSize(8.5).fill('#6b7680');
  const day = businessDay(now);
  const foot = `${at('sheet.article-numbers')}: ${family.code}-…   ${at('sheet.as-of')} ${day}   ${at('sheet.demo-data')}`;
  document.text(foot, 56, 770, { lineBreak: false });
}

type Read = (text: Text) => string;

function writeTable(document: PDFKit.PDFDocument, family: Family, at: Read): void {
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
    document.fill('#6b7680').text(label, 56, y, { width: 150 });
    document.fill('#1b2530').text(value, 216, y, { width: 323 });
    document.moveDown(0.35);
    document.moveTo(56, document.y).lineTo(539, document.y).lineWidth(0.5).stroke('#d5dce1');
    document.moveDown(0.35);
  }
}

const steps = ['step.1', 'step.2', 'step.3', 'step.4', 'step.5'] as const;

function writeSteps(document: PDFKit.PDFDocument, at: Read): void {
  for (const [index, step] of steps.entries()) {
    document
      .font('Helvetica-Bold')
      .fontSize(12.5)
      .text(`${index + 1}. ${at(`${step}.title`)}`);
    document
      .font('Helvetica')
      .fontSize(10.5)
      .text(at(`${step}.text`), { width: 483, lineGap: 2 })
      .moveDown(0.9);
  }
}
