import { businessDay } from '../days/business-day.ts';

/** A column of a CSV file. */
export interface CsvColumn<Item> {
  readonly header: string;
  /** A text, a number, or nothing. */
  readonly value: (item: Item) => string | number | null | undefined;
  /** Whether the texts are ISO 8601 dates or instants, which are written as a day. @default false */
  readonly isDate?: boolean;
  /** Number of decimals of numbers. @default as many as they have */
  readonly decimals?: number;
}

/** CSV format that the spreadsheets of a language read. */
interface CsvFormat {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
  readonly day: (text: string) => string;
}

/**
 * Returns the format of a language. Where the decimal sign is a comma, spreadsheets separate cells by semicolons and use the language's
 * date format; elsewhere commas and ISO 8601.
 */
function formatOf(tag: string): CsvFormat {
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  if (!hasComma) return { separator: ',', decimal: '.', day: (text) => text };
  const days = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { separator: ';', decimal: ',', day: (text) => days.format(new Date(`${text}T00:00:00Z`)) };
}

/**
 * Places at which a spreadsheet could begin a cell with a formula: the start of a text, and behind every separator of any spreadsheet,
 * because a file may be read with another separator than it was written with. Full-width characters count as well.
 */
const startsFormula = /([;,\t\r\n]|^)(?=[\s"]*[=+\-@＝＋－＠])/g;
/** Characters that some spreadsheets drop before they look at the next character. */
const startsUnseen = /^(?=[\t\r\n])/;

const isDay = /^\d{4}-\d{2}-\d{2}$/;

function text(value: string): string {
  const safe = value.replace(startsFormula, "$1'").replace(startsUnseen, "'");
  return /[";,\s]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function day(value: string, format: CsvFormat): string {
  if (isDay.test(value)) return format.day(value);
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? text(value) : format.day(businessDay(at));
}

/**
 * Returns a CSV file with a header line that the spreadsheets of a language open without a dialogue: in German with semicolons, decimal
 * commas and days such as 21.11.2026. An apostrophe before a text prevents it from becoming a formula.
 *
 * @param tag - The reader's language, a BCP 47 tag such as `de-DE`.
 * @returns RFC 4180 text that begins with a byte order mark, by which spreadsheets recognise UTF-8.
 */
export function createCsv<Item>(
  columns: readonly CsvColumn<Item>[],
  items: readonly Item[],
  tag: string,
): string {
  const format = formatOf(tag);
  const cell = ({ value, isDate, decimals }: CsvColumn<Item>, item: Item): string => {
    const found = value(item);
    if (found === null || found === undefined) return '';
    if (typeof found === 'number') {
      const digits = decimals === undefined ? String(found) : found.toFixed(decimals);
      return digits.replace('.', format.decimal);
    }
    return isDate ? day(found, format) : text(found);
  };
  const rows = [
    columns.map(({ header }) => text(header)),
    ...items.map((item) => columns.map((column) => cell(column, item))),
  ];
  return `\uFEFF${rows.map((row) => `${row.join(format.separator)}\r\n`).join('')}`;
}
