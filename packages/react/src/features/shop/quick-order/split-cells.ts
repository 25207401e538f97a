/** What parts cells, the surer ones first: a comma also stands in numbers and names. */
const separators = ['\t', ';', ','] as const;

/** By the first line that has any: quoted text does not count. */
function separatorOf(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]+/, 20);
  return separators.find((separator) => lines.some((line) => line.includes(separator))) ?? ';';
}

/** The cells of a table as text, RFC 4180 with the separator it was written with. A quote that never ends takes the rest of its line only. */
export function splitCells(text: string): string[][] {
  const separator = separatorOf(text);
  const cell = new RegExp(`"((?:[^"]|"")*)"[^${separator}\\r\\n]*|([^${separator}\\r\\n]*)`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; ) {
    cell.lastIndex = at;
    const [all = '', quoted, plain = ''] = cell.exec(text) ?? [];
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    at += all.length;
    if (text[at] !== separator) {
      rows.push(row);
      row = [];
      if (text.startsWith('\r\n', at)) at++;
    }
    at++;
  }
  return rows;
}
