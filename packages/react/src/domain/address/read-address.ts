import { formValues } from '../../form/form-values.ts';

/** Returns the address that a form holds below a prefix, in the shape of `addressInputSchema`. */
export function readAddress(data: FormData, prefix: string): Record<string, unknown> {
  const own = Object.entries(formValues(data)).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}
