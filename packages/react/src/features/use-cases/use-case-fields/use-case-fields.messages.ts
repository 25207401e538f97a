import { addressWordsMessages } from '../../../domain/address/address-words.messages.ts';
import { createMessages } from '../../../i18n/create-messages.ts';
import { useCaseFormMessages } from '../use-case-form/use-case-form.messages.ts';
import de from './locales/de.json';

/** What fields say that several requests have. */
export const useCaseFieldsMessages = createMessages(
  'use-cases.use-case-fields',
  de,
  (language) => import(`./locales/${language}.json`),
  // only forms ask for addresses: the list of requests does without these words
  { ...addressWordsMessages, within: useCaseFormMessages },
);
export const useUseCaseFieldsMessages = useCaseFieldsMessages.useMessages;
