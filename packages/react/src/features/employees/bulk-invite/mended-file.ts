import type { BulkRow } from './bulk-row.ts';

/** The mended rows as a file of their own, which is judged and sent like any other. */
export function mendedFile(rows: readonly BulkRow[]): File {
  const lines = [header, ...rows.map(({ fields }) => columns.map((column) => textOf(fields[column])))];
  const text = lines.map((cells) => cells.map(quoted).join(';')).join('\r\n');
  return new File([`${text}\r\n`], 'mended.csv', { type: 'text/csv' });
}

const columns = ['email', 'roles', 'salutation', 'firstName', 'lastName', 'company', 'locale'] as const;
const header: readonly string[] = columns;
const textOf = (value: string | readonly string[]): string =>
  typeof value === 'string' ? value : value.join('|');
// As it was typed: a sign against formulas would become part of a name.
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
