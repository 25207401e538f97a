import type { Messages } from '@lingui/core';
import type { Catalogue } from './localisation.ts';

/** Whether a text needs the ICU compiler; other texts are a single token. */
const hasSyntax = (text: string) => /[{}'#<]/.test(text);

/** Converts texts for lingui as far as that is possible without the compiler. */
export function toMessages(catalogue: Catalogue): Messages {
  const messages: Messages = {};
  for (const [id, text] of Object.entries(catalogue)) {
    messages[id] = typeof text === 'string' ? (hasSyntax(text) ? text : [text]) : (text as Messages[string]);
  }
  return messages;
}

/** Compiles the messages that are still text; the compiler is loaded only where there are any. Values other than texts are left out. */
export async function compileAll(catalogue: Catalogue): Promise<Messages> {
  const messages = toMessages(catalogue);
  if (!Object.values(messages).some((message) => typeof message === 'string')) return messages;
  return (await import('./compile.ts')).compileTexts(messages);
}
