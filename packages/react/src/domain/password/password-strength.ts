import { PASSWORD_MIN_LENGTH } from '@foyer/contract/password';

/** Strengths from `short`, which is refused, to `strong`. */
export const passwordStrengths = ['short', 'weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

const isLetter = (char: string): boolean => char.toLowerCase() !== char.toUpperCase();
const isUpper = (char: string): boolean => char !== char.toLowerCase();

/** Returns the bits that a character adds: fewer within a word, none if it continues a sequence or repeats earlier characters. */
function bitsOf(chars: readonly string[], at: number): number {
  const [char = '', last = '', beforeLast = ''] = [chars[at], chars[at - 1], chars[at - 2]];
  const step = (one: string, next: string) => (next.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0);
  if (at > 1 && Math.abs(step(last, char)) <= 1 && step(last, char) === step(beforeLast, last)) return 0;
  const seen = chars.slice(0, at).join('');
  if (at > 1 && seen.slice(0, -2).includes(beforeLast + last + char)) return 0;
  return isLetter(char) && isLetter(last) && isUpper(char) === isUpper(last) ? 2.2 : 4.5;
}

/** Estimates how hard a password is to guess without knowledge of its owner; the server checks lists and names. */
export function passwordStrength(password: string): PasswordStrength {
  const chars = [...password];
  if (chars.length < PASSWORD_MIN_LENGTH) return 'short';
  const bits = chars.reduce((sum, _, at) => sum + bitsOf(chars, at), 0);
  if (bits < 30) return 'weak';
  if (bits < 40) return 'fair';
  return bits < 56 ? 'good' : 'strong';
}
