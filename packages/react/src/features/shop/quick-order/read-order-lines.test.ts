import { createCsv } from '@foyer/contract/create-csv';
import { tableFiles, workbookOf } from '@foyer/contract/tables/table-files.example';
import { describe, expect, it } from 'vitest';
import { readOrderFile, readOrderLines } from './read-order-lines.ts';

const read = (text: string) =>
  readOrderLines(text).map(({ text: number, quantity }) => `${number} ${quantity}`);

describe('readOrderLines', () => {
  it.each([
    ['semicolons', 'AB-1;2\r\nAB-2;3\r\n'],
    ['tabs, as in pasted tables', 'AB-1\t2\nAB-2\t3'],
    ['commas', 'AB-1,2\nAB-2,3\n'],
    ['old line ends and blank lines', '\rAB-1;2\r\r AB-2 ; 3 \r'],
    ['quotes', '"AB-1";"2"\n"AB-2";"3"'],
    ['a header in German', 'Artikelnummer;Bezeichnung;Menge\nAB-1;Kabel, 5 m;2\nAB-2;Box;3'],
    ['a header in English, in another order', 'Qty,Description,SKU\n2,"Cable, 5 m",AB-1\n3,Box,AB-2'],
    ['a header in French', 'Référence;Désignation;Quantité\nAB-1;Câble;2\nAB-2;Box;3'],
    ['a header in Spanish', 'Código\tNombre\tCantidad\nAB-1\tCable\t2\nAB-2\tCaja\t3'],
    ['a name in between, without a header', 'AB-1;Kabel;2;12,90\nAB-2;Box 11;3;699,00'],
    ['decimal commas', 'AB-1;2,0\nAB-2;3,00'],
    ['numbers with the invisible characters of web pages', '\u202aAB\u20111\u202c;2\u00a0\nAB-2;３'],
    ['numbers with the quotes of spreadsheets', '="AB-1";2\n\'AB-2;3'],
  ])('reads %s', (_, text) => expect(read(text)).toEqual(['AB-1 2', 'AB-2 3']));

  it('takes a number alone for one piece', () => {
    expect(read('AB-1\nAB-2;')).toEqual(['AB-1 1', 'AB-2 1']);
  });

  it.each(['many', '0', '-1', '1.000', '2,5', '1e9', '=1+1'])(
    'keeps %j unchanged, so that the line shows the problem',
    (quantity) => expect(read(`AB-1;${quantity}\nAB-2;1`)).toEqual([`AB-1 ${quantity}`, 'AB-2 1']),
  );

  it.each(['=HYPERLINK("https://evil.test")', '@SUM(A1)', '+49 40', '<img src=x onerror=alert(1)>'])(
    'takes %j as plain text',
    (cell) =>
      expect(readOrderLines(`${cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell};2`)).toEqual([
        { text: cell, quantity: '2' },
      ]),
  );

  it.each(['', '\n\n', ';;\n;', '"', '"""', 'a"b;2'])('survives %j', (text) => {
    expect(() => readOrderLines(text)).not.toThrow();
  });

  it('loses no other line after an unclosed quote', () => {
    expect(read('"AB-1;2\nAB-2;3').at(-1)).toBe('AB-2 3');
  });

  it('reads the CSV that the product writes', () => {
    const columns = [
      { header: 'Artikelnummer', value: (line: { number: string }) => line.number },
      { header: 'Menge', value: (line: { quantity: number }) => line.quantity },
    ];
    const lines = [
      { number: 'AB-1', quantity: 2 },
      { number: '=AB;2', quantity: 3 },
    ];
    for (const tag of ['de-DE', 'en-GB', 'fr-FR', 'es-ES'])
      expect(read(createCsv(columns as never, lines, tag).slice(1))).toEqual(['AB-1 2', '=AB;2 3']);
  });

  it('reads ten thousand lines, and a line of a million characters', () => {
    const long = Array.from({ length: 10_000 }, (_, at) => `AB-${at};${at}`).join('\n');
    expect(readOrderLines(long)).toHaveLength(10_000);
    expect(readOrderLines(`${'x'.repeat(1_000_000)};2`)[0]?.quantity).toBe('2');
    expect(readOrderLines('"'.repeat(100_000)).length).toBeLessThan(2);
  });
});

describe('readOrderFile', () => {
  it.each(
    tableFiles([
      ['Artikelnummer', 'Bezeichnung', 'Menge'],
      ['AB-1', 'Kabel für Köln', '2'],
      ['AB-2', 'Box', '3'],
    ]),
  )('reads %s', async (_, bytes) => {
    expect(await readOrderFile(bytes)).toEqual([
      { text: 'AB-1', quantity: '2' },
      { text: 'AB-2', quantity: '3' },
    ]);
  });

  it('takes quantities and article numbers that are numbers in a workbook', async () => {
    const text = (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`;
    const rows = `<row>${text('Artikelnummer')}${text('Menge')}</row><row><c s="1"><v>4711</v></c><c><v>12</v></c></row>`;
    const styles =
      '<numFmts><numFmt numFmtId="165" formatCode="000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="165"/></cellXfs>';
    expect(await readOrderFile(workbookOf({ sheets: [{ rows }], styles }))).toEqual([
      { text: '004711', quantity: '12' },
    ]);
  });

  it('refuses a file that is not a table', async () => {
    expect(await readOrderFile(new TextEncoder().encode('PK\u0003\u0004…'))).toBe('unreadable');
    expect(await readOrderFile(new TextEncoder().encode('AB-1;2\n"AB-2;3'))).toBe('unreadable');
  });
});
