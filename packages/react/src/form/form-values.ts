import { readNumber as readTyped } from '@foyer/contract/read-number';

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

/**
 * Reads the number somebody typed into a field; undefined when blank, NaN when it is none.
 *
 * @param decimals how many the field's unit has. @default 0
 */
export function readNumber(value: FormDataEntryValue | null, decimals = 0): number | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return readTyped(value, decimals);
}
