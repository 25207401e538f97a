export { focusFirst } from './focus-first.ts';

/** The raw values of a form by field name; blank text becomes undefined, a name given twice an array. Files are left out. */
export function formValues(data: FormData): Record<string, string | string[] | undefined> {
  const names = [...new Set(data.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = data.getAll(name).filter((value): value is string => typeof value === 'string');
      const filled = values.filter((value) => value.trim() !== '');
      return [name, filled.length > 1 ? filled : filled[0]];
    }),
  );
}

/** Reads a whole or decimal number typed in the reader's way; undefined when blank, NaN when it is none. */
export function readNumber(value: FormDataEntryValue | null): number | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const plain = value.replace(/[\s\u00a0\u202f]/g, '');
  const grouped = /^-?\d{1,3}([.,]\d{3})+$/.test(plain) ? plain.replace(/[.,]/g, '') : plain;
  return Number(grouped.replace(',', '.'));
}
