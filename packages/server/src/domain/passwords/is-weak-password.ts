import { isBreached } from './is-breached.ts';
import { isGuessable } from './is-guessable.ts';

/** Whether a password cannot be taken (decision 0380): what anybody would try first of this account, or what has been stolen often. */
export const isWeakPassword = async (password: string, known: readonly string[]): Promise<boolean> =>
  isGuessable(password, known) || (await isBreached(password));
