import { addressWordsMessages } from '../../../domain/address/address-words.messages.ts';
import { createMessages } from '../../../i18n/create-messages.ts';
import { useCaseFormMessages } from '../use-case-form/use-case-form.messages.ts';
import de from './locales/de.json';

/** Texts of fields that several requests share. */
export const useCaseFieldsMessages = createMessages(
  'use-cases.use-case-fields',
  de,
  (language) => import(`./locales/${language}.json`),
  // only forms have addresses: the list of requests does not load these texts
  { ...addressWordsMessages, within: useCaseFormMessages },
);
export const useUseCaseFieldsMessages = useCaseFieldsMessages.useMessages;
