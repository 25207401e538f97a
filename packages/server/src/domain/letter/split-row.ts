import type { LetterCell } from './letter-content.ts';

type Row = readonly LetterCell[];

/** A row that no page holds (hundreds of serial numbers) as several that fit: what goes on stands below, between two words. */
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

/** A cell in two, at the gap between words that is nearest to its middle; nulls where there is none. */
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
  // What goes on keeps the look of the line it was cut from.
  const rest = [line.slice(cut + 1), ...lines.slice(at + 1)];
  return [[head, ...more], at === 0 ? toCell(rest) : ['', ...rest]];
}

const toCell = ([first = '', ...more]: readonly string[]): LetterCell => [first, ...more];
