// @chunk frame
import { createMessages } from './create-messages.ts';
import de from './locales/de.json';

/**
 * The larger part of the texts that features share: errors, field rules, lists, uploads. A chunk of its own, so that
 * the login has its first screen without it; every other widget waits for it, and a form before it checks.
 */
export const baseMessages = createMessages(
  'base-words',
  de,
  (language) => import(`./locales/${language}.json`),
);
