import PDFDocument from 'pdfkit';
import { accents } from '../../../catalogue/article-picture/palette.ts';
import type { Family } from './family.ts';

/** A data sheet or a manual of a family, as PDF in A4, in German. */
export function renderPdf(family: Family, kind: 'data' | 'manual', now: Date): Promise<Uint8Array> {
  const title = kind === 'data' ? 'Datenblatt' : 'Montage- und Bedienungsanleitung';
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    info: {
      Title: `${title} ${family.name[0]}`,
      Author: family.manufacturer,
      CreationDate: now,
      ModDate: now,
    },
    lang: 'de',
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.rect(0, 0, 595, 92).fill(accents[family.accent].main);
  document.fill('#ffffff').font('Helvetica').fontSize(11).text(`${title} · ${family.manufacturer}`, 56, 30);
  document.font('Helvetica-Bold').fontSize(21).text(family.name[0], 56, 48, { width: 480 });
  document.fill('#1b2530').font('Helvetica').fontSize(11.5);
  document.text(family.description[0], 56, 120, { width: 483, lineGap: 3 });
  document.moveDown(1.2);
  if (kind === 'data') writeTable(document, family);
  else writeSteps(document);
  document.fontSize(8.5).fill('#6b7680');
  document.text(
    `Artikelnummern: ${family.code}-…   Stand ${now.toISOString().slice(0, 10)}   Demodaten`,
    56,
    770,
    {
      lineBreak: false,
    },
  );
  document.end();
  return done;
}

function writeTable(document: PDFKit.PDFDocument, family: Family): void {
  document
    .font('Helvetica-Bold')
    .fontSize(13)
    .text('Technische Daten')
    .moveDown(0.5)
    .font('Helvetica')
    .fontSize(10.5);
  const rows = [
    ...family.axes.map((axis): [string, string] => [
      axis.label[0],
      axis.choices.map(({ name }) => (typeof name === 'string' ? name : name[0])).join(' / '),
    ]),
    ...(family.attributes ?? []).map(([label, value]): [string, string] => [
      label[0],
      typeof value === 'string' ? value : value[0],
    ]),
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

const steps = [
  [
    'Vor der Montage',
    'Anlage freischalten, gegen Wiedereinschalten sichern und Spannungsfreiheit feststellen.',
  ],
  ['Befestigen', 'Bohrschablone ausrichten, bohren und das Gerät mit den beiliegenden Schrauben befestigen.'],
  ['Anschließen', 'Leiter nach Klemmenplan anschließen und mit dem angegebenen Drehmoment festziehen.'],
  ['In Betrieb nehmen', 'Schutzmaßnahmen messen, Ergebnis eintragen und das Gerät mit dem Netz verbinden.'],
  ['Bedienen', 'Stecker bis zum Anschlag einstecken. Grün heißt bereit, Blau lädt, Rot meldet eine Störung.'],
] as const;

function writeSteps(document: PDFKit.PDFDocument): void {
  for (const [index, [title, text]] of steps.entries()) {
    document
      .font('Helvetica-Bold')
      .fontSize(12.5)
      .text(`${index + 1}. ${title}`);
    document.font('Helvetica').fontSize(10.5).text(text, { width: 483, lineGap: 2 }).moveDown(0.9);
  }
}
