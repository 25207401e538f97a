import { formValues } from '../../../form/form-values.ts';

/** Returns the contacts that a form holds as `contacts.<row>.<field>`, in the order of the rows. */
export function readContacts(data: FormData): Record<string, unknown>[] {
  const contacts: Record<string, unknown>[] = [];
  for (const [path, value] of Object.entries(formValues(data))) {
    const [, row, field] = /^contacts\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (row === undefined || field === undefined) continue;
    const contact = contacts[Number(row)] ?? {};
    contact[field] = value;
    contacts[Number(row)] = contact;
  }
  return contacts;
}
