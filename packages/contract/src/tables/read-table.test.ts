import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findSeparator } from './find-separator.ts';
import { readDelimited } from './read-delimited.ts';
import { readTable } from './read-table.ts';
import { tableFiles, workbookOf } from './table-files.example.ts';

const grid = [
  ['Vorname', 'Nachname', 'Ort'],
  ['Jörg', 'Weiß', 'Köln'],
  ['Zoë', 'Müller', 'Fürth'],
];
const most = 100;
const read = async (bytes: Uint8Array) => {
  const rows = await readTable(bytes, { most });
  return typeof rows === 'string' ? rows : rows.map(({ cells }) => cells);
};

describe('readTable', () => {
  it.each(tableFiles(grid))('reads %s', async (_, bytes) => {
    const rows = await read(bytes);
    const bare = Array.isArray(rows)
      ? rows.map((cells) => cells.slice(0, 3).map((cell) => cell.replace('\n', '')))
      : rows;
    expect(bare).toEqual(grid);
  });

  it('returns line numbers as editors and spreadsheets count them', async () => {
    const lines = (rows: Awaited<ReturnType<typeof readTable>>) =>
      typeof rows === 'string' ? rows : rows.map(({ line }) => line);
    expect(lines(await readTable(strToU8('sep=;\n\na;b\n"c\nd";e\nf;g\n'), { most }))).toEqual([3, 4, 6]);
    const rows = '<row r="2"><c><v>1</v></c></row><row><c><v>2</v></c></row><row r="9"><c><v>3</v></c></row>';
    expect(lines(await readTable(workbookOf({ sheets: [{ rows }] }), { most }))).toEqual([2, 3, 9]);
  });

  it.each([
    ['<c><v>4711</v></c>', '4711'],
    ['<c><v>4006381333931</v></c>', '4006381333931'],
    ['<c><v>1E+3</v></c>', '1000'],
    ['<c><v>0.30000000000000004</v></c>', '0.3'],
    ['<c><v>-2.5</v></c>', '-2.5'],
    ['<c s="1"><v>45000</v></c>', '2023-03-15'],
    ['<c s="2"><v>45000.75</v></c>', '2023-03-15'],
    ['<c s="3"><v>123</v></c>', '00123'],
    ['<c t="d"><v>2026-01-02</v></c>', '2026-01-02'],
    ['<c t="b"><v>1</v></c>', 'TRUE'],
    ['<c t="b"><v>0</v></c>', 'FALSE'],
    ['<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['<c><f>1+1</f><v>2</v></c>', '2'],
    ['<c t="str"><f>A1</f><v>a &amp; b</v></c>', 'a & b'],
    ['<c t="inlineStr"><is><t>eins_x000D_&#10;zwei</t></is></c>', 'eins\r\nzwei'],
    ['<c t="s"><v>0</v></c>', 'Größe 5'],
  ])('shows %s as %j', async (cell, text) => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="dd.mm.yyyy hh:mm"/><numFmt numFmtId="165" formatCode="00000"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`;
    const strings =
      '<si><r><t>Grö</t></r><r><t xml:space="preserve">ße </t></r><r><t>5</t></r><rPh><t>x</t></rPh></si>';
    const rows = `<row><c t="inlineStr"><is><t>Kopf</t></is></c>${cell}</row>`;
    expect(await read(workbookOf({ sheets: [{ rows }], styles, strings }))).toEqual([['Kopf', text]]);
  });

  it.each([
    ['another archive', zipSync({ 'a.xml': strToU8('<a/>') }), 'unreadable'],
    [
      'an archive cut in the middle',
      workbookOf({ sheets: [{ rows: '<row/>' }] }).slice(0, 300),
      'unreadable',
    ],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), 'unreadable'],
    ['a PDF', strToU8('%PDF-1.7\n'), 'unreadable'],
    ['an unclosed quote', strToU8('a;b\n"c;d\ne;f\n'), 'unreadable'],
    ['nothing', new Uint8Array(), []],
    [
      'a workbook of hidden sheets',
      workbookOf({ sheets: [{ rows: '<row><c><v>1</v></c></row>', state: 'hidden' }] }),
      [],
    ],
    [
      'the first and the last cell of a sheet',
      workbookOf({
        sheets: [
          {
            rows: '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
          },
        ],
      }),
      [['1']],
    ],
    [
      'a column beyond the limit of sheets',
      workbookOf({ sheets: [{ rows: '<row r="2"><c r="ZZZZZZ2"><v>1</v></c></row>' }] }),
      [],
    ],
    [
      'a row beyond the limit of sheets',
      workbookOf({ sheets: [{ rows: '<row r="99999999999"><c><v>1</v></c></row>' }] }),
      [],
    ],
    ['40 MiB in an unread part', zipSync({ 'xl/media/a.bin': new Uint8Array(40 * 2 ** 20) }), 'unreadable'],
    [
      'more than 30 MiB in one cell',
      workbookOf({ sheets: [{ rows: `<row><c t="str"><v>${'a'.repeat(33 * 2 ** 20)}</v></c></row>` }] }),
      'unreadable',
    ],
  ])('returns for %s the readable rows or a fault', async (_, bytes, found) => {
    expect(await read(bytes)).toEqual(found);
  });

  it('stops at the wanted number of rows', async () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(500);
    for (const bytes of [strToU8('1\n'.repeat(500)), workbookOf({ sheets: [{ rows }] })])
      expect(await readTable(bytes, { most: 7 })).toHaveLength(7);
    expect(readDelimited(`a;b\n${';\n'.repeat(200_000)}c;d`, { most })).toBe('too_many');
  });
});

describe('findSeparator', () => {
  it.each([
    ['a;b\nc, d, e;f', ';'],
    ['a,b\nc;d,e', ','],
    ['a\tb, c, d\ne\tf', '\t'],
    ['"a;b;c",d\n', ','],
    ['AB-1;Kabel, rot, lang, 5 m;2\nAB-2;Box;3', ';'],
    ['\n;;\n  \na,b', ','],
    ['alone', ';'],
    ['', ';'],
    ['sep=|\na|b', '|'],
    ['SEP=\t\na\tb', '\t'],
  ])('finds for %j the separator %j', (text, separator) => expect(findSeparator(text)).toBe(separator));
});
