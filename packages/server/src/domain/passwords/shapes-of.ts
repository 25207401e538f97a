import { foldText } from '@foyer/contract/fold-text';

/** Minimum length of a shape: shorter words occur in too many good passwords, and are too short for a password. */
const LEAST_LETTERS = 6;

/** Characters that people write in place of a letter. */
const disguises: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  }),
);

const undisguised = (text: string): string => [...text].map((char) => disguises.get(char) ?? char).join('');
/** Removes the digits and signs that people put around a word to satisfy a rule. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Returns the shapes of a password to look up in a list: as it is, without the signs around it, and with its letters undisguised. */
export function shapesOf(password: string): string[] {
  const text = foldText(password);
  const shapes = [text, bare(text), undisguised(text), undisguised(bare(text))];
  return [...new Set(shapes)].filter((shape) => shape.length >= LEAST_LETTERS);
}
