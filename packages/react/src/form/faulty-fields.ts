import type { FieldError } from '@foyer/contract/field-rules';

/** Error code of {@link faultyFields}; its text names the field. */
export const faultyField = 'faulty-field';

type Control = HTMLInputElement & { readonly form: HTMLFormElement | null };

const labelOf = (field: Control): string =>
  field.ariaLabel ?? field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent?.trim() ?? '';

/**
 * Returns errors for the fields of a form, inside it or linked to it by `form`, that have marked their text as invalid
 * themselves (`setCustomValidity`); by their names, else their ids.
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

/** Calls back after each input or click around a form with faulty fields, also outside it, until none is left or the form is removed. */
export function watchFaultyFields(form: HTMLFormElement, tell: () => void): void {
  if (faultyFields(form).length === 0) return;
  const watch = new AbortController();
  const look = () =>
    // the effect of the event has to be drawn first
    setTimeout(() => {
      if (watch.signal.aborted) return;
      if (!form.isConnected || faultyFields(form).length === 0) watch.abort();
      if (form.isConnected) tell();
    });
  for (const event of ['input', 'click'])
    form.getRootNode().addEventListener(event, look, { signal: watch.signal });
}
