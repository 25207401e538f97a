import { describe, expect, it } from 'vitest';
import { createCsv } from './create-csv.ts';

/** Splits a line into cells as a spreadsheet does: a quote counts only at the start of a cell. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  do {
    let cell = '';
    if (line[at] === '"') {
      for (at++; at < line.length; at++) {
        if (line[at] !== '"') cell += line[at];
        else if (line[at + 1] === '"') cell += line[at++];
        else break;
      }
      at++;
    }
    for (; at < line.length && line[at] !== separator; at++) cell += line[at];
    cells.push(cell);
  } while (at++ < line.length);
  return cells;
}

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const before = ['', ' ', '   ', '\u00a0', '\t', '\r', '\n', '\r\n', '"', '""', ' "', '" '];
const dangerous = signs.flatMap((sign) =>
  before.flatMap((lead) =>
    ['', 'x;', 'x,', ';', ',', 'x\t', 'x\n', 'x\r', 'a, b; ', '"x";', '"x",'].map(
      (start) => `${start}${lead}${sign}1+1`,
    ),
  ),
);
const columns = [{ header: 'Text', value: (row: { text: string }) => row.text }];
const body = (text: string, tag: string) =>
  createCsv([...columns, { header: 'Zahl', value: () => 1 }], [{ text }], tag)
    .slice(1)
    .split('\r\n')
    .slice(1)
    .join('\r\n');

describe.each(['de-DE', 'en-GB'])('a CSV file in %s', (tag) => {
  it.each([';', ',', '\t'])('has no formula in any cell when it is separated by %j', (separator) => {
    for (const text of dangerous)
      for (const line of body(text, tag).split(/[\r\n]/))
        for (const cell of cellsOf(line, separator))
          expect(cell, JSON.stringify(text)).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
  });

  it('has no formula in its headings either', () => {
    const [first] = createCsv([{ header: '=1+1', value: () => '' }], [], tag)
      .slice(1)
      .split('\r\n');
    expect(first).toBe("'=1+1");
  });

  it.each(['Kabel 5 m - flex', 'a@b.example', '3 + 4', 'E=mc²', "O'Neill", 'Größe 5/6', ''])(
    'leaves %j as it is',
    (text) => {
      expect(cellsOf(body(text, tag).trimEnd(), tag === 'de-DE' ? ';' : ',')).toEqual([text, '1']);
    },
  );
});

it('is one that a German spreadsheet opens as it is: semicolons, decimal commas, days, a byte order mark', () => {
  type Row = { name: string; amount: number; on: string | null };
  const all = [
    { header: 'Name', value: (row: Row) => row.name },
    { header: 'Betrag', value: (row: Row) => row.amount },
    { header: 'Am', value: (row: Row) => row.on, isDate: true },
  ];
  const rows = [
    { name: 'Kabel, 5 m "flex"', amount: -1234.5, on: '2026-11-21' },
    { name: 'Wallbox', amount: 0, on: '2026-11-21T23:30:00Z' },
    { name: 'Nichts', amount: 7, on: null },
  ];
  expect(createCsv(all, rows, 'de-DE')).toBe(
    '\uFEFFName;Betrag;Am\r\n"Kabel, 5 m ""flex""";-1234,5;21.11.2026\r\nWallbox;0;22.11.2026\r\nNichts;7;\r\n',
  );
  expect(createCsv(all, rows.slice(0, 1), 'en-GB')).toBe(
    '\uFEFFName,Betrag,Am\r\n"Kabel, 5 m ""flex""",-1234.5,2026-11-21\r\n',
  );
});

it('writes an invalid date as its text', () => {
  const csv = createCsv([{ header: 'Am', value: () => '=1+1', isDate: true }], [{}], 'de-DE');
  expect(csv).toBe("\uFEFFAm\r\n'=1+1\r\n");
});
