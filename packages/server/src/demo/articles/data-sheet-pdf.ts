import { businessDay } from '@foyer/contract';
import PDFDocument from 'pdfkit';
import { accents } from '../../domain/articles/article-picture/palette.ts';
import { languages } from '../../domain/languages/language.ts';
import type { Family, Texts } from './family.ts';

/** What a document is. */
export type DocumentKind = 'data' | 'manual';

/** The words of a document, German, English, French. */
export const documentWords: Readonly<Record<DocumentKind, Texts>> = {
  data: ['Datenblatt', 'Data sheet', 'Fiche technique'],
  manual: [
    'Montage- und Bedienungsanleitung',
    'Installation and user manual',
    'Notice de montage et d’emploi',
  ],
};
const languageNames: Texts = ['Deutsch', 'English', 'Français'];
const technicalData: Texts = ['Technische Daten', 'Technical data', 'Caractéristiques techniques'];
const articleNumbers: Texts = ['Artikelnummern', 'Article numbers', 'Références'];
const asOf: Texts = ['Stand', 'As of', 'Version du'];
const demoData: Texts = ['Demodaten', 'demo data', 'données de démonstration'];

/** A document of a family as PDF in A4: a page per language. */
export function renderPdf(family: Family, kind: DocumentKind, now: Date): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    info: {
      Title: `${documentWords[kind][0]} ${family.name[0]}`,
      Author: family.manufacturer,
      CreationDate: now,
      ModDate: now,
    },
    lang: 'de',
    autoFirstPage: false,
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const index of languages.keys()) {
    document.addPage();
    document.outline.addItem(languageNames[index] ?? languageNames[0]);
    writePage(document, family, kind, index, now);
  }
  document.end();
  return done;
}

function writePage(
  document: PDFKit.PDFDocument,
  family: Family,
  kind: DocumentKind,
  index: number,
  now: Date,
): void {
  const at = (texts: Texts | string) => (typeof texts === 'string' ? texts : (texts[index] ?? texts[0]));
  document.rect(0, 0, 595, 92).fill(accents[family.accent].main);
  document.fill('#ffffff').font('Helvetica').fontSize(11);
  document.text(`${at(documentWords[kind])} · ${family.manufacturer}`, 56, 30);
  document.text(languageNames.join(' · '), 56, 30, { width: 483, align: 'right' });
  document.font('Helvetica-Bold').fontSize(21).text(at(family.name), 56, 48, { width: 483 });
  document.fill('#1b2530').font('Helvetica').fontSize(11.5);
  document.text(at(family.description), 56, 120, { width: 483, lineGap: 3 });
  document.moveDown(1.2);
  if (kind === 'data') writeTable(document, family, at);
  else writeSteps(document, at);
  document.fontSize(8.5).fill('#6b7680');
  const day = businessDay(now);
  const foot = `${at(articleNumbers)}: ${family.code}-…   ${at(asOf)} ${day}   ${at(demoData)}`;
  document.text(foot, 56, 770, { lineBreak: false });
}

type Read = (texts: Texts | string) => string;

function writeTable(document: PDFKit.PDFDocument, family: Family, at: Read): void {
  document.font('Helvetica-Bold').fontSize(13).text(at(technicalData)).moveDown(0.5);
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

const steps: readonly (readonly [title: Texts, text: Texts])[] = [
  [
    ['Vor der Montage', 'Before installation', 'Avant le montage'],
    [
      'Anlage freischalten, gegen Wiedereinschalten sichern und Spannungsfreiheit feststellen.',
      'Isolate the installation, secure it against being switched on again and verify that it is dead.',
      'Couper l’installation, la protéger contre toute remise sous tension et vérifier l’absence de tension.',
    ],
  ],
  [
    ['Befestigen', 'Fix', 'Fixer'],
    [
      'Bohrschablone ausrichten, bohren und das Gerät mit den beiliegenden Schrauben befestigen.',
      'Align the drilling template, drill, and fix the device with the screws supplied.',
      'Aligner le gabarit, percer et fixer l’appareil avec les vis fournies.',
    ],
  ],
  [
    ['Anschließen', 'Connect', 'Raccorder'],
    [
      'Leiter nach Klemmenplan anschließen und mit dem angegebenen Drehmoment festziehen.',
      'Connect the conductors as the terminal diagram shows and tighten them with the stated torque.',
      'Raccorder les conducteurs selon le plan des bornes et les serrer au couple indiqué.',
    ],
  ],
  [
    ['In Betrieb nehmen', 'Commission', 'Mettre en service'],
    [
      'Schutzmaßnahmen messen, Ergebnis eintragen und das Gerät mit dem Netz verbinden.',
      'Measure the protective measures, record the result and connect the device to the network.',
      'Mesurer les protections, consigner le résultat et relier l’appareil au réseau.',
    ],
  ],
  [
    ['Bedienen', 'Use', 'Utiliser'],
    [
      'Stecker bis zum Anschlag einstecken. Grün heißt bereit, Blau lädt, Rot meldet eine Störung.',
      'Push the connector in fully. Green means ready, blue is charging, red reports a fault.',
      'Enfoncer le connecteur à fond. Vert : prêt, bleu : charge en cours, rouge : défaut.',
    ],
  ],
];

function writeSteps(document: PDFKit.PDFDocument, at: Read): void {
  for (const [index, [title, text]] of steps.entries()) {
    document
      .font('Helvetica-Bold')
      .fontSize(12.5)
      .text(`${index + 1}. ${at(title)}`);
    document.font('Helvetica').fontSize(10.5).text(at(text), { width: 483, lineGap: 2 }).moveDown(0.9);
  }
}
