import { entry } from '../rules/entry.ts';
import { toUpperAscii } from '../rules/tidy-entry.ts';

/** Returns the number of an entry in the German commercial register: `HRB 12345`, `HRA 12 B`; null for text that is not one. */
export function readRegisterNumber(typed: string): string | null {
  const number = toUpperAscii(typed);
  return /^HR[AB] ?\d{1,6}( ?[A-Z]{1,2})?$/.test(number) ? number : null;
}

/** The number of an entry in the German commercial register, as people type it. */
export const registerNumber = entry({ read: readRegisterNumber, max: 20 });
