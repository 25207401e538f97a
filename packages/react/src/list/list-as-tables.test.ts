import { readGermanCsv, readWorkbook } from '@foyer/testing/read-tables';
import { expect, it } from 'vitest';
import { listAsCsv } from './list-as-csv.ts';
import { listAsWorkbook } from './list-as-workbook.ts';
import type { AnyColumn } from './list-columns.ts';

interface Row {
  readonly name: string | null;
  readonly at: string | null;
  readonly pieces: number | null;
  readonly amount: { readonly amount: number; readonly currency: 'EUR' } | null;
}
const columns: readonly AnyColumn<Row>[] = [
  { id: 'name', header: 'Größe; Name', value: ({ name }) => name },
  { id: 'at', header: 'Datum', type: 'date', value: ({ at }) => at },
  { id: 'pieces', header: 'Stück', type: 'number', value: ({ pieces }) => pieces },
  { id: 'amount', header: 'Betrag', type: 'money', value: ({ amount }) => amount },
];
const row = (name: string | null, more: Partial<Row> = {}): Row => ({
  name,
  at: '2026-10-01',
  pieces: 3,
  amount: { amount: 123_450, currency: 'EUR' },
  ...more,
});
const german = { tag: 'de-DE', title: 'Bestellungen' };
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const workbookOf = async (items: readonly Row[], options = german) =>
  readWorkbook(await bytesOf(await listAsWorkbook(columns, items, options)));
const csvOf = async (items: readonly Row[]) =>
  readGermanCsv(await bytesOf(await listAsCsv(columns, items, german)));

const cellOf = (name: string | null) => ({
  'Größe; Name': name,
  Datum: '2026-10-01',
  Stück: 3,
  Betrag: 1234.5,
});

/** Texts that break files, or that spreadsheets take for something else. */
const awkward = [
  'Ölwechsel „groß“ – 7,5 m',
  'a; "b"; c',
  'zwei\nZeilen',
  '  mit Rand  ',
  'constructor',
  '__proto__',
  '0049',
  '<b>&amp;</b>',
  '日本語 🚗',
];

it('is the same table in a German CSV reader and in one of workbooks', async () => {
  const items = awkward.map((name) => row(name));
  const expected = awkward.map(cellOf);
  const workbook = await workbookOf(items);
  expect(workbook.header).toEqual(['Größe; Name', 'Datum', 'Stück', 'Betrag']);
  expect(workbook.rows).toEqual(expected);
  const csv = await csvOf(items.filter(({ name }) => name !== '0049'));
  expect(csv.header).toEqual(workbook.header);
  expect(csv.rows).toEqual(expected.filter((cell) => cell['Größe; Name'] !== '0049'));
});

it('writes amounts with their cents, as people who keep books compare them', async () => {
  const text = await (await listAsCsv(columns, [row('Kabel')], german)).text();
  expect(text).toContain('Kabel;01.10.2026;3;1234,50');
});

it('leaves nothing where there is nothing', async () => {
  const nothing = row(null, { at: null, pieces: null, amount: null });
  const empty = { 'Größe; Name': null, Datum: null, Stück: null, Betrag: null };
  expect((await workbookOf([nothing, row('Kabel')])).rows).toEqual([empty, cellOf('Kabel')]);
  expect((await csvOf([nothing, row('Kabel')])).rows).toEqual([empty, cellOf('Kabel')]);
});

it.each(['=1+1', '+49 40 1234', '-5', '@SUM(A1)', '=HYPERLINK("https://evil.example")', '\t=1+1'])(
  'has %j as a text in a workbook, and no formula in any cell',
  async (name) => {
    const { rows, look } = await workbookOf([row(name)]);
    expect(rows[0]?.['Größe; Name']).toBe(name);
    expect(look('Größe; Name', 0).isFormula).toBe(false);
  },
);

it('drops what no XML document may have, and keeps the rest', async () => {
  const { rows } = await workbookOf([row('Ka\0b\u0007el\uFFFF 5\u000B m')]);
  expect(rows[0]?.['Größe; Name']).toBe('Kabel 5 m');
});

it.each([
  ['de-DE', 'dd.mm.yyyy'],
  ['en-GB', 'dd/mm/yyyy'],
  ['fr-FR', 'dd/mm/yyyy'],
  ['es-ES', 'dd/mm/yyyy'],
])('shows days in %s as %s, and amounts with two decimals', async (tag, format) => {
  const { look } = await workbookOf([row('Kabel')], { ...german, tag });
  expect(look('Datum', 0).format).toBe(format);
  expect(look('Betrag', 0).format).toBe('#,##0.00');
});

it('has the day in Germany, in summer and in winter, wherever the browser stands', async () => {
  const instants = ['2026-06-30T22:30:00Z', '2026-12-31T23:30:00Z', '2026-03-29T00:30:00Z'];
  const { rows } = await workbookOf(instants.map((at) => row('Kabel', { at })));
  expect(rows.map(({ Datum }) => Datum)).toEqual(['2026-07-01', '2027-01-01', '2026-03-29']);
});

it('holds thousands of entries', async () => {
  const items = Array.from({ length: 3000 }, (_, at) => row(`Artikel ${at}`, { pieces: at }));
  const { rows } = await workbookOf(items);
  expect([rows.length, rows[2999]?.Stück, rows[2999]?.['Größe; Name']]).toEqual([3000, 2999, 'Artikel 2999']);
});

it('is called as the list is, without what no table may be called', async () => {
  const named = { ...german, title: "Bestellungen [alle]: Nord/Süd 'Werk' und noch viel mehr" };
  expect((await workbookOf([row('a')], named)).title).toBe('Bestellungen  alle   Nord Süd  ');
});
