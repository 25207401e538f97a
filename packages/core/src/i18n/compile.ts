import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Compiles the messages that are still text. An invalid ICU message is logged and left out, so that the message it should replace stays. */
export function compileTexts(messages: Messages): Messages {
  const compiled: Messages = {};
  for (const [id, message] of Object.entries(messages)) {
    try {
      compiled[id] = typeof message === 'string' ? compileMessageOrThrow(message) : message;
    } catch (error) {
      console.error(`Foyer: the text "${id}" is not an ICU message: ${(error as Error).message}`);
    }
  }
  return compiled;
}
