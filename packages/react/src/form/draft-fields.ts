type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const neverKept = new Set(['password', 'file', 'submit', 'button', 'reset', 'image']);

/** Returns the fields of a form that a draft may store: no passwords, no files, none named as secret. */
function keptControls(form: HTMLFormElement, secrets: readonly string[]): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter(({ name, type }) => name !== '' && !neverKept.has(type) && !secrets.includes(name));
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns the content of a draft: text by field name, chosen values of checkboxes and radio buttons as an array. */
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

/** Writes a draft back into native fields in which nothing has been typed yet. */
export function restoreDraft(form: HTMLFormElement, draft: Readonly<Record<string, unknown>>): void {
  for (const control of keptControls(form, [])) {
    const value = draft[control.name];
    if (isChoice(control)) {
      if (Array.isArray(value)) control.checked = value.includes(control.value);
    } else if (control instanceof HTMLSelectElement) {
      // A missing option is not restored, since the select would then show no choice at all.
      if ([...control.options].some((option) => option.value === value)) control.value = String(value);
    } else if (typeof value === 'string' && control.type !== 'hidden') {
      if (control.value === '') control.value = value;
    }
  }
}
