import { createMessages } from '../../../i18n/create-messages.ts';
import { useCaseFormMessages } from '../use-case-form/use-case-form.messages.ts';
import de from './locales/de.json';

/** What fields say that several requests have. */
export const useCaseFieldsMessages = createMessages(
  'use-cases.use-case-fields',
  de,
  (language) => import(`./locales/${language}.json`),
  useCaseFormMessages,
);
export const useUseCaseFieldsMessages = useCaseFieldsMessages.useMessages;
