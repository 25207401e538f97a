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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const neverKept = new Set(['password', 'file', 'submit', 'button', 'reset', 'image']);

/** The fields of a form that a draft may keep: no passwords, no files, none named secret. */
function keptControls(form: HTMLFormElement, secrets: readonly string[]): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter(({ name, type }) => name !== '' && !neverKept.has(type) && !secrets.includes(name));
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** What a draft keeps: text by name, chosen values of boxes as an array. */
export function collectDraft(
  form: HTMLFormElement,
  secrets: readonly string[],
): Record<string, string | string[]> {
  const draft: Record<string, string | string[]> = {};
  for (const control of keptControls(form, secrets)) {
    if (!isChoice(control)) {
      if (control.value !== '') draft[control.name] = control.value;
      continue;
    }
    const chosen = draft[control.name];
    const list = Array.isArray(chosen) ? chosen : [];
    draft[control.name] = control.checked ? [...list, control.value] : list;
  }
  return draft;
}

/** Writes a draft back into native fields that nobody has typed in yet. */
export function restoreDraft(form: HTMLFormElement, draft: Readonly<Record<string, unknown>>): void {
  for (const control of keptControls(form, [])) {
    const value = draft[control.name];
    if (isChoice(control)) {
      if (Array.isArray(value)) control.checked = value.includes(control.value);
    } else if (typeof value === 'string' && control.type !== 'hidden') {
      if (control instanceof HTMLSelectElement || control.value === '') control.value = value;
    }
  }
}

/** Brings the first faulty field into view and focus; false where none of the names is a field. */
export function focusFirst(form: HTMLFormElement, names: ReadonlySet<string>): boolean {
  for (const element of form.elements) {
    const name = element.getAttribute('name') ?? '';
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
