import type { Messages } from '@lingui/core';

const from = 'aeiouyAEIOUYcnszCNSZ';
const to = 'áéíóúýÁÉÍÓÚÝçñšžÇÑŠŽ';

type Change = (text: string) => string;

/**
 * Accents every letter and lengthens every text by a third, so that literal and clipped texts are noticed. For right-to-left, Unicode marks
 * also reverse every word: text that stays readable from left to right does not come from a catalogue.
 */
export function toPseudo(messages: Messages, isRightToLeft = false): Messages {
  const change: Change = isRightToLeft ? (text) => turnWords(accent(text)) : accent;
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const tokens = typeof message === 'string' ? [message] : message;
      return [id, ['[', ...(tokens.map((token) => pseudoToken(token, change)) as typeof tokens), ' ···]']];
    }),
  );
}

/** Changes a token: a text, or name, type and a map of choices, each a list of tokens. */
function pseudoToken(token: unknown, change: Change): unknown {
  if (typeof token === 'string') return token === '#' ? token : change(token);
  if (!Array.isArray(token)) return token;
  const [name, type, choices] = token as unknown[];
  if (typeof choices !== 'object' || choices === null || (type !== 'plural' && type !== 'select'))
    return token;
  const mapped = Object.entries(choices).map(([key, value]) => [
    key,
    Array.isArray(value)
      ? value.map((each) => pseudoToken(each, change))
      : typeof value === 'string'
        ? change(value)
        : value,
  ]);
  return [name, type, Object.fromEntries(mapped)];
}

function accent(text: string): string {
  const changed = [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
  return changed + '~'.repeat(Math.ceil(text.trim().length / 3));
}

/** Puts RIGHT-TO-LEFT OVERRIDE and its end mark around each word. */
const turnWords: Change = (text) => text.replace(/\p{L}+/gu, '\u202e$&\u202c');
