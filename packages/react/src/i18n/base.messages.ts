import { createMessages } from './create-messages.ts';
import de from './locales/de.json';

/** Texts that every feature uses: buttons, states, errors, field rules, lists, uploads. */
export const baseMessages = createMessages('base', de, {
  en: () => import('./locales/en.json'),
  fr: () => import('./locales/fr.json'),
});
export const useBaseMessages = baseMessages.useMessages;
