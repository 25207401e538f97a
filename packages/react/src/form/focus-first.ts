/** Brings the first faulty field into view and focus; false where none of the names is a field. */
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
