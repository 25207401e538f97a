import { strToU8, zipSync } from 'fflate';

type Grid = readonly (readonly string[])[];
interface Sheet {
  /** The XML inside `sheetData`. */
  readonly rows: string;
  readonly state?: 'hidden' | 'veryHidden';
}
interface Book {
  readonly sheets: readonly Sheet[];
  /** The XML inside `sst` and `styleSheet`. */
  readonly strings?: string;
  readonly styles?: string;
  /** Name of a part in the archive. */
  readonly named?: (part: string) => string;
  /** Beginning of the sheets' targets in the relationships. */
  readonly target?: string;
  /** Namespace prefix of the elements in the sheets. */
  readonly prefix?: string;
}

const openXml = 'http://schemas.openxmlformats.org';
const main = `${openXml}/spreadsheetml/2006/main`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const placeOf = (row: number, column: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

/** Returns a workbook as programs other than Excel write it. */
export function workbookOf({
  sheets,
  strings,
  styles,
  named = (part) => part,
  target = 'worksheets/',
  prefix = '',
}: Book): Uint8Array {
  const relation = (id: string, type: string, to: string) =>
    `<Relationship Id="${id}" Type="${openXml}/officeDocument/2006/relationships/${type}" Target="${to}"/>`;
  const relations = (inner: string) =>
    `<Relationships xmlns="${openXml}/package/2006/relationships">${inner}</Relationships>`;
  const inNamespace = (xml: string) => (prefix === '' ? xml : xml.replace(/<(\/?)(\w)/g, `<$1${prefix}:$2`));
  const xmlns = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  const bodies = sheets.map(({ rows }, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    inNamespace(`<worksheet ${xmlns}="${main}"><sheetData>${rows}</sheetData></worksheet>`),
  ]);
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${openXml}/officeDocument/2006/relationships"><sheets>${sheets
      .map(
        ({ state }, at) =>
          `<sheet name="S${at}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `${target}sheet${at + 1}.xml`)).join('') +
        relation('strings', 'sharedStrings', 'sharedStrings.xml') +
        relation('styles', 'styles', 'styles.xml'),
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings ?? ''}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles ?? ''}</styleSheet>`,
    ...(Object.fromEntries(bodies) as Record<string, string>),
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [
        named(name),
        strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`),
      ]),
    ),
  );
}

const rowsBy = (grid: Grid, row: (at: number) => string, cell: (text: string, place: string) => string) =>
  grid
    .map(
      (cells, at) => `<row${row(at)}>${cells.map((text, to) => cell(text, placeOf(at, to))).join('')}</row>`,
    )
    .join('');
const inline = (text: string): string => `<is><t xml:space="preserve">${escaped(text)}</t></is>`;
const numbered = (at: number): string => ` r="${at + 1}"`;
const plain = (grid: Grid): string =>
  rowsBy(grid, numbered, (text, place) => `<c r="${place}" t="inlineStr">${inline(text)}</c>`);

/** Returns workbooks that contain `grid`, by their peculiarity. */
function workbooks(grid: Grid): readonly (readonly [name: string, bytes: Uint8Array])[] {
  const texts = [...new Set(grid.flat())];
  const shared = rowsBy(
    grid,
    numbered,
    (text, place) => `<c r="${place}" t="s"><v>${texts.indexOf(text)}</v></c>`,
  );
  const runs = (text: string) =>
    `<r><t>${escaped(text.slice(0, 2))}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${escaped(text.slice(2))}</t></r>`;
  const one = (rows: string, more: Omit<Book, 'sheets'> = {}) => workbookOf({ sheets: [{ rows }], ...more });
  const other = plain([['Hinweise'], ['Bitte lesen']]);
  const unplaced = rowsBy(
    grid,
    () => '',
    (text) => `<c t="inlineStr">${inline(text)}</c>`,
  );
  return [
    ['row and cell references', one(plain(grid))],
    ['no references', one(unplaced)],
    ['row references only', one(rowsBy(grid, numbered, (text) => `<c t="inlineStr">${inline(text)}</c>`))],
    [
      'a hidden sheet first',
      workbookOf({ sheets: [{ rows: other, state: 'hidden' }, { rows: plain(grid) }] }),
    ],
    [
      'a sheet hidden by a macro first',
      workbookOf({ sheets: [{ rows: other, state: 'veryHidden' }, { rows: unplaced }] }),
    ],
    ['an empty sheet first', workbookOf({ sheets: [{ rows: '<row/>' }, { rows: plain(grid) }] })],
    ['a second sheet', workbookOf({ sheets: [{ rows: plain(grid) }, { rows: other }] })],
    [
      'shared texts',
      one(shared, { strings: texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('') }),
    ],
    [
      'shared texts of several fonts',
      one(shared, { strings: texts.map((text) => `<si>${runs(text)}</si>`).join('') }),
    ],
    [
      'texts of several fonts in the sheet',
      one(
        rowsBy(grid, numbered, (text, place) => `<c r="${place}" t="inlineStr"><is>${runs(text)}</is></c>`),
      ),
    ],
    [
      'results of formulas',
      one(
        rowsBy(
          grid,
          () => '',
          (text) => `<c t="str"><f>A1</f><v>${escaped(text)}</v></c>`,
        ),
      ),
    ],
    ['backslashes between folders', one(plain(grid), { named: (part) => part.replaceAll('/', '\\') })],
    ['absolute paths of its sheets', one(plain(grid), { target: '/xl/worksheets/' })],
    ['a namespace prefix', one(plain(grid), { prefix: 'x' })],
    ['gaps between rows', one(plain([[], ...grid.slice(0, 1), [], [], ...grid.slice(1)]))],
  ];
}

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Returns texts that contain `grid`, by their peculiarity. */
function csvFiles(grid: Grid): readonly (readonly [name: string, bytes: Uint8Array])[] {
  const lines = (separator: string, end = '\r\n', cell = (text: string) => text) =>
    grid.map((cells) => cells.map(cell).join(separator)).join(end) + end;
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const blank = ';'.repeat((grid[0]?.length ?? 1) - 1);
  const [head = [], ...rows] = grid;
  const withBreak = [head.map((text) => `${text.slice(0, 3)}\n${text.slice(3)}`), ...rows];
  const broken = (separator: string) =>
    withBreak.map((cells) => cells.map(quoted).join(separator)).join('\r\n');
  const signs = (separator: string) => {
    const more = [
      [...head, 'Notiz, kurz; oder\tlang'],
      ...rows.map((cells) => [...cells, 'a, b; c\td, e, f']),
    ];
    return more.map((cells) => cells.map(quoted).join(separator)).join('\n');
  };
  return [
    ['semicolons', strToU8(lines(';'))],
    ['commas', strToU8(lines(',', '\n'))],
    ['tabs', strToU8(lines('\t'))],
    ['the line ends of old Macs', strToU8(lines(';', '\r'))],
    ['quotes around every cell', strToU8(lines(',', '\r\n', quoted))],
    ['a byte order mark', strToU8(`\ufeff${lines(';')}`)],
    ['Windows-1252', latin1(lines(';'))],
    ['UTF-16, little-endian', utf16(`\ufeff${lines('\t')}`, true)],
    ['UTF-16, big-endian', utf16(`\ufeff${lines('\t')}`, false)],
    ['UTF-16 without a byte order mark', utf16(lines('\t'), true)],
    ['a line that names the separator', strToU8(`sep=,\r\n${lines(',')}`)],
    ['a quoted line that names the separator', strToU8(`"sep=;"\r\n${lines(';')}`)],
    ['line breaks in its head, semicolons', strToU8(broken(';'))],
    ['line breaks in its head, commas', strToU8(broken(','))],
    ['line breaks in its head, tabs', strToU8(broken('\t'))],
    ['other separators inside of quotes, semicolons', strToU8(signs(';'))],
    ['other separators inside of quotes, commas', strToU8(signs(','))],
    ['other separators inside of quotes, tabs', strToU8(signs('\t'))],
    ['empty lines before its head', strToU8(`\r\n \r\n${blank}\r\n${lines(';')}`)],
    ['lines of separators at its end', strToU8(lines(';') + `${blank}\r\n`.repeat(50))],
  ];
}

/** Returns files that contain `grid` (a header of letters, then rows; no text is longer than 60 characters), by their peculiarity. */
export const tableFiles = (grid: Grid) => [
  ...csvFiles(grid).map(([name, bytes]) => [`a CSV with ${name}`, bytes] as const),
  ...workbooks(grid).map(([name, bytes]) => [`a workbook with ${name}`, bytes] as const),
];
