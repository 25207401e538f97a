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
    } else if (control instanceof HTMLSelectElement) {
      // What can no longer be chosen is not put back: nothing at all would be chosen then.
      if ([...control.options].some((option) => option.value === value)) control.value = String(value);
    } else if (typeof value === 'string' && control.type !== 'hidden') {
      if (control.value === '') control.value = value;
    }
  }
}
