import { formValues } from '../../form/form-values.ts';

/** The address that a form holds below a prefix, as `addressInputSchema` takes it. */
export function readAddress(data: FormData, prefix: string): Record<string, unknown> {
  const own = Object.entries(formValues(data)).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}
