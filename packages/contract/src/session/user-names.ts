import { readEmail } from '../rules/email.ts';
import { tidyEntry } from '../rules/tidy-entry.ts';

/**
 * Returns the names that a typed user name may stand for: first as it was typed, then in its normal form (pasted text tidied by
 * `tidyEntry`, an e-mail address as `readEmail` returns it). Names are compared without regard to case. An account with the first name
 * takes precedence over one with the second, so that no other account is ever used for it.
 */
export function userNames(typed: string): readonly [asTyped: string, tidy: string] {
  const entry = tidyEntry(typed);
  return [typed.trim(), readEmail(entry) ?? entry];
}
