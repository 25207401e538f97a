import { isBreached } from './is-breached.ts';
import { isGuessable } from './is-guessable.ts';

/** Whether a password is refused (decision 0380): because it is guessable for this account, or because it was stolen often. */
export const isWeakPassword = async (password: string, known: readonly string[]): Promise<boolean> =>
  isGuessable(password, known) || (await isBreached(password));
