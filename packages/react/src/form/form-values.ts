import { readNumber as readTyped } from '@foyer/contract/read-number';

/** Returns the values of a form by field name; blank text becomes undefined, several values of a name an array. Files are left out. */
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
 * Reads a typed number; undefined for blank text, NaN for text that is no number.
 *
 * @param decimals - number of decimals of the field's unit. @default 0
 */
export function readNumber(value: FormDataEntryValue | null, decimals = 0): number | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return readTyped(value, decimals);
}

/** Scrolls to the first field with one of the names and focuses it; returns false if there is none. */
export function focusFirst(form: HTMLFormElement, names: ReadonlySet<string>): boolean {
  for (const element of form.elements) {
    const name = element.getAttribute('name') || element.id;
    if (!names.has(name)) continue;
    const target =
      element instanceof HTMLInputElement && element.type === 'hidden'
        ? element.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]),button,[tabindex]')
        : (element as HTMLElement);
    target?.focus();
    return target != null;
  }
  return false;
}
