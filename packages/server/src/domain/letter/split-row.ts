import type { LetterCell } from './letter-content.ts';

type Row = readonly LetterCell[];

/** Splits a row that is higher than a page (hundreds of serial numbers) between words into several rows that fit. */
export function splitRow(row: Row, fits: (row: Row) => boolean): Row[] {
  if (fits(row)) return [row];
  const longest = row.reduce((most, cell, at) => (lengthOf(cell) > lengthOf(row[most] ?? '') ? at : most), 0);
  const [first, rest] = halve(row[longest] ?? '');
  if (first === null || rest === null) return [row];
  const begun = row.map((cell, at) => (at === longest ? first : cell));
  const goesOn = row.map((_, at): LetterCell => (at === longest ? rest : ''));
  return [...splitRow(begun, fits), ...splitRow(goesOn, fits)];
}

const linesOf = (cell: LetterCell): readonly string[] => (typeof cell === 'string' ? [cell] : cell);
const lengthOf = (cell: LetterCell): number => linesOf(cell).join('').length;

/** Splits a cell in two, at the first blank after its middle or else at the last blank before it; nulls if there is none. */
function halve(cell: LetterCell): [LetterCell, LetterCell] | [null, null] {
  const lines = linesOf(cell);
  const half = lengthOf(cell) / 2;
  let before = 0;
  let at = 0;
  while (at < lines.length - 1 && before + (lines[at]?.length ?? 0) < half)
    before += lines[at++]?.length ?? 0;
  const line = lines[at] ?? '';
  const wanted = Math.floor(half - before);
  const after = line.indexOf(' ', Math.max(0, wanted));
  const cut = after === -1 ? line.lastIndexOf(' ') : after;
  if (cut <= 0) return [null, null];
  const [head = '', ...more] = [...lines.slice(0, at), line.slice(0, cut)];
  // The rest keeps the style of the line it was cut from.
  const rest = [line.slice(cut + 1), ...lines.slice(at + 1)];
  return [[head, ...more], at === 0 ? toCell(rest) : ['', ...rest]];
}

const toCell = ([first = '', ...more]: readonly string[]): LetterCell => [first, ...more];
