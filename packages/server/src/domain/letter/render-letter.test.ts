import { fallbackLanguage, languageCodes } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { letterFaults } from '../../../test/letter-faults.ts';
import { pdfAFaults } from '../../../test/pdf-a-faults.ts';
import { filesInPdf, pagesOf, placedTextsOf } from '../../../test/read-pdf.ts';
import { demoBrands } from '../../demo/accounts/brands.ts';
import { demoSellers } from '../../demo/invoices/sellers.ts';
import type { LetterBlock, LetterContent } from './letter-content.ts';
import { renderLetter } from './render-letter.ts';

function letter(blocks: readonly LetterBlock[], more: Partial<LetterContent> = {}): LetterContent {
  const [brand] = demoBrands;
  if (!brand) throw new Error('The story has no brand');
  return {
    language: fallbackLanguage,
    brand: { ...brand, imprintUrl: brand.imprintUrl ?? null },
    seller: demoSellers[0] ?? null,
    title: 'Aufstellung A-17',
    writtenAt: new Date('2026-11-04T08:00:00Z'),
    recipient: ['Nordwind Logistik GmbH', 'Speicherstraße 14', '20457 Hamburg'],
    facts: [['Datum', '04.11.2026']],
    blocks,
    ...more,
  };
}

/** Blocks of a table with `count` rows, its sum and a closing. The sum carried over names the row that it includes last. */
const linesOf = (count: number): LetterBlock[] => [
  {
    kind: 'table',
    columns: [
      { label: 'Kopf', width: { share: 1 }, isStrong: true },
      { label: 'Zahl', width: { points: 60 }, align: 'end' },
    ],
    rows: Array.from({ length: count }, (_, at) => [[`Zeile-${at + 1}.`, 'darunter'], '1']),
    carry: {
      label: 'Übertrag',
      after: Array.from({ length: count }, (_, at) => `bisher-${at + 1}.`),
    },
  },
  { kind: 'sums', sums: [{ label: 'Gesamtsumme', amount: String(count), is: 'total' }] },
  { kind: 'paragraph', text: 'Mit freundlichen Grüßen', staysWithPrevious: true },
];

const rowsOn = (page: string) => [...page.matchAll(/Zeile-(\d+)\./g)].map(([, number]) => Number(number));

describe('a letter of 300 lines', () => {
  it('has every line once, its head, the sum so far and its number on each page', async () => {
    const pdf = await renderLetter(letter(linesOf(300)));
    const pages = await pagesOf(pdf);
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.flatMap(rowsOn)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Kopf Zahl');
      expect(page).toContain(`Aufstellung A-17 · Seite ${at + 1} von ${pages.length}`);
      expect(page).toContain('USt-IdNr. DE123456788');
      expect(page.includes('Übertrag')).toBe(at > 0);
      if (at > 0) expect(page).toContain(`Übertrag bisher-${(rowsOn(page)[0] ?? 0) - 1}.`);
      expect(page.includes('Gesamtsumme')).toBe(at === pages.length - 1);
    }
    expect(await letterFaults(pdf)).toEqual([]);
  });

  it.each([10, 11, 12, 13, 14, 15, 16, 17])(
    'never leaves the sums of %i lines alone on a page',
    async (count) => {
      const pages = await pagesOf(await renderLetter(letter(linesOf(count))));
      const last = pages.find((page) => page.includes('Gesamtsumme')) ?? '';
      expect(rowsOn(last)).toContain(count);
      expect(pages.flatMap(rowsOn)).toHaveLength(count);
    },
  );
});

describe('content that is longer than a page', () => {
  it('continues on the next page: a cell of 1,500 numbers, a paragraph of 900 words', async () => {
    const numbers = Array.from({ length: 1_500 }, (_, at) => `SN-${10_000 + at}`);
    const words = Array.from({ length: 900 }, (_, at) => `wort${at}.`);
    const pdf = await renderLetter(
      letter([
        {
          kind: 'table',
          columns: [{ label: 'Kopf', width: { share: 1 } }],
          rows: [[['Wallbox', numbers.join(' ')]]],
        },
        { kind: 'paragraph', text: words.join(' ') },
      ]),
    );
    const text = (await pagesOf(pdf)).join(' ');
    expect(text.match(/SN-\d+/g)).toEqual(numbers);
    expect(text.match(/wort\d+\./g)).toEqual(words);
    expect(await letterFaults(pdf)).toEqual([]);
  });
});

describe('names in any script', () => {
  const paragraph = (text: string, more: Partial<LetterContent> = {}) =>
    renderLetter(letter([{ kind: 'paragraph', text }], more));

  it('use the letter’s own font for all European scripts, and a box for a character that no font has', async () => {
    const [page] = await pagesOf(await paragraph('Łódź, Ελλάδα, Київ, Ünye, 😀, de\u0301ja\u0300'));
    expect(page).toContain('Łódź, Ελλάδα, Київ, Ünye, □, déjà');
  });

  it.each([
    ['Hebrew', 'דוד כהן'],
    ['Arabic', 'محمد الحسن'],
    ['Chinese', '王小明'],
    ['traditional Chinese', '陳大文'],
    ['Japanese', '山田はなこ'],
    ['Greek with marks', 'Γιώργος Παπαδόπουλος'],
    ['Cyrillic', 'Андрій Ґалаґан'],
  ])('are legible: %s', async (_, name) => {
    const recipient = ['Nordwind GmbH', name, 'Speicherstraße 14', '20457 Hamburg'];
    const table: LetterBlock = {
      kind: 'table',
      columns: [
        { label: 'Kopf', width: { share: 1 }, isStrong: true },
        { label: 'Name', width: { points: 90 }, align: 'end' },
      ],
      rows: [[[`Wallbox für ${name}`], name]],
    };
    const pdf = await renderLetter(
      letter([table, { kind: 'paragraph', text: `An ${name}.` }], { recipient }),
    );
    const [texts = []] = await placedTextsOf(pdf);
    const page = texts.map(({ text }) => text).join('');
    expect(page).not.toContain('□');
    for (const word of name.split(' ')) expect([word, page.split(word).length - 1]).toEqual([word, 4]);
    expect(await letterFaults(pdf)).toEqual([]);
    expect((await pdfAFaults(pdf)).filter((fault) => /font|embedded|ToUnicode/.test(fault))).toEqual([]);
  });

  it.each([
    ['דוד כהן', 'דוד', 'כהן'],
    ['محمد الحسن', 'محمد', 'الحسن'],
  ])('stand from right to left: %s', async (name, first, second) => {
    const [texts = []] = await placedTextsOf(await paragraph(`Für ${name} in Hamburg, Tor 12`));
    const at = (word: string) => texts.find(({ text }) => text.includes(word))?.x ?? Number.NaN;
    expect(at(first)).toBeGreaterThan(at(second));
    expect(at('Für')).toBeLessThan(at(second));
    expect(at('Tor 12')).toBeGreaterThan(at(first));
  });

  it('break at the end of a line, and continue on the next page', async () => {
    const text = Array.from({ length: 900 }, (_, at) => `${at % 3 === 0 ? 'דוד' : '王小明'} wort${at}.`).join(
      ' ',
    );
    const pdf = await paragraph(text);
    const found = (await pagesOf(pdf)).join(' ').match(/wort\d+\./g);
    expect(found).toHaveLength(900);
    expect((await letterFaults(pdf)).filter((fault) => fault.includes('is cut'))).toEqual([]);
  });

  it('are the same bytes for the same content', async () => {
    const [one, other] = [await paragraph('דוד 王小明'), await paragraph('דוד 王小明')];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    expect(one.length).toBeLessThan(80_000);
  });
});

it.each(languageCodes)('says page and company in %s', async (language) => {
  const pdf = await renderLetter(letter([], { language }));
  const [page] = await pagesOf(pdf);
  const words = { de: 'Seite 1 von 1', en: 'Page 1 of 1', fr: 'Page 1 sur 1', es: 'Página 1 de 1' };
  expect(page).toContain(words[language]);
  expect(await letterFaults(pdf)).toEqual([]);
});

it.each(demoSellers)('says who may sign for $name, as the register has it', async (seller) => {
  const pdf = await renderLetter(letter([], { seller }));
  const [page = ''] = await pagesOf(pdf);
  const isStockCompany = seller.name.endsWith(' AG');
  expect([page.includes('Vorstand: '), page.includes('Aufsichtsrat: ')]).toEqual([
    isStockCompany,
    isStockCompany,
  ]);
  expect(page.includes('Geschäftsführung: ')).toBe(!isStockCompany);
  expect(await letterFaults(pdf)).toEqual([]);
});

it('is the same bytes for the same content, and carries the file it is given', async () => {
  const attachment = {
    name: 'daten.xml',
    description: 'Daten',
    mediaType: 'text/xml',
    metadata: '',
    data: new TextEncoder().encode('<a/>'),
  };
  const [one, other] = [
    await renderLetter(letter(linesOf(1)), { attachment }),
    await renderLetter(letter(linesOf(1)), { attachment }),
  ];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  expect(new TextDecoder().decode((await filesInPdf(one)).get('daten.xml'))).toBe('<a/>');
});

it('shows the brand’s company in the footer if there is no seller', async () => {
  const [page] = await pagesOf(await renderLetter(letter([], { seller: null })));
  expect(page).toContain('www.foyer.example/impressum');
});
