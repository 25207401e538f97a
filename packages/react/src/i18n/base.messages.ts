// @chunk frame
import { createMessages } from './create-messages.ts';
import de from './locales/de.json';

/**
 * The larger part of the texts that features share: errors, field rules, lists, uploads. A separate chunk, so that the login draws its
 * first screen without it; every other widget waits for it, and the login's form waits for it before it validates.
 */
export const baseMessages = createMessages(
  'base-words',
  de,
  (language) => import(`./locales/${language}.json`),
);
