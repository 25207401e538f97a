import { foldText } from '@foyer/contract/fold-text';

/** Shorter ones stand in too many good passwords, and none is long enough to be chosen. */
const LEAST_LETTERS = 6;

/** What people write for a letter. */
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
/** Without the digits and signs that people put around a word so that a rule takes it. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** As what a password is looked for in a list: as it is, without what stands around it, with its letters undisguised. */
export function shapesOf(password: string): string[] {
  const text = foldText(password);
  const shapes = [text, bare(text), undisguised(text), undisguised(bare(text))];
  return [...new Set(shapes)].filter((shape) => shape.length >= LEAST_LETTERS);
}
