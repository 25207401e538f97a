import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Compiles what is still text. One that is no ICU message is logged and left out, so that what it was to replace stays. */
export function compileTexts(messages: Messages): Messages {
  const compiled: Messages = {};
  for (const [id, message] of Object.entries(messages)) {
    try {
      compiled[id] = typeof message === 'string' ? compileMessageOrThrow(message) : message;
    } catch (error) {
      console.error(`Foyer: the text "${id}" is no ICU message: ${(error as Error).message}`);
    }
  }
  return compiled;
}
