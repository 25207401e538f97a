import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts of the overview and of every request. */
export const useCasesMessages = createMessages('use-cases', de, {
  en: () => import('./locales/en.json'),
  fr: () => import('./locales/fr.json'),
});
export const useUseCasesMessages = useCasesMessages.useMessages;
/** Ids of this feature's texts. */
export type UseCasesTextId = Extract<keyof typeof de, string>;
