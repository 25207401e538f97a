import type { Messages } from '@lingui/core';

const from = 'aeiouyAEIOUYcnszCNSZ';
const to = 'áéíóúýÁÉÍÓÚÝçñšžÇÑŠŽ';

/** Accents every letter and lengthens every text by a third, so that literal and clipped texts show. */
export function toPseudo(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const tokens = typeof message === 'string' ? [message] : message;
      return [id, ['[', ...(tokens.map(pseudoToken) as typeof tokens), ' ···]']];
    }),
  );
}

/** A token is a text, or name, type and a map of choices, each a list of tokens. */
function pseudoToken(token: unknown): unknown {
  if (typeof token === 'string') return token === '#' ? token : accent(token);
  if (!Array.isArray(token)) return token;
  const [name, type, choices] = token as unknown[];
  if (typeof choices !== 'object' || choices === null || (type !== 'plural' && type !== 'select'))
    return token;
  const mapped = Object.entries(choices).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(pseudoToken) : typeof value === 'string' ? accent(value) : value,
  ]);
  return [name, type, Object.fromEntries(mapped)];
}

function accent(text: string): string {
  const changed = [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
  return changed + '~'.repeat(Math.ceil(text.trim().length / 3));
}
