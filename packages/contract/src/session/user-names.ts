import { readEmail } from '../email.ts';
import { tidyEntry } from '../tidy-entry.ts';

/**
 * The names that a text typed as a user name may stand for: first as it was typed, then in its one form, in which pasted text is tidied
 * (`tidyEntry`) and an e-mail address is that of `readEmail`. Names are compared without regard to case. An account with the first name goes
 * before one with the second, so that no other account ever answers for it.
 */
export function userNames(typed: string): readonly [asTyped: string, tidy: string] {
  const entry = tidyEntry(typed);
  return [typed.trim(), readEmail(entry) ?? entry];
}
