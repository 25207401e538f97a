import type { FieldError } from '@foyer/contract/field-rules';

/** The code of {@link faultyFields}; its text names the field. */
export const faultyField = 'faulty-field';

type Control = HTMLInputElement & { readonly form: HTMLFormElement | null };

const labelOf = (field: Control): string =>
  field.ariaLabel ?? field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent?.trim() ?? '';

/**
 * Fields of a form, inside it or tied to it by `form`, that say themselves that what is typed cannot be
 * (`setCustomValidity`). By their names, else their ids.
 */
export function faultyFields(form: HTMLFormElement): FieldError[] {
  return [...form.elements]
    .filter((element): element is Control => (element as Control).validity?.customError === true)
    .map((field) => ({
      path: field.name || field.id,
      code: faultyField,
      params: { field: labelOf(field), reason: field.validationMessage },
    }));
}

/** Tells of each thing done around a form with faulty fields, also outside it, until none is left or the form has gone. */
export function watchFaultyFields(form: HTMLFormElement, tell: () => void): void {
  if (faultyFields(form).length === 0) return;
  const watch = new AbortController();
  const look = () =>
    // what was done has to be drawn first
    setTimeout(() => {
      if (watch.signal.aborted) return;
      if (!form.isConnected || faultyFields(form).length === 0) watch.abort();
      if (form.isConnected) tell();
    });
  for (const event of ['input', 'click'])
    form.getRootNode().addEventListener(event, look, { signal: watch.signal });
}
