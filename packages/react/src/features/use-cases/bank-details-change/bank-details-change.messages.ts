import { createMessages } from '../../../i18n/create-messages.ts';
import { useCaseFieldsMessages } from '../use-case-fields/use-case-fields.messages.ts';
import de from './locales/de.json';

export const bankDetailsChangeMessages = createMessages(
  'use-cases.bank-details-change',
  de,
  (language) => import(`./locales/${language}.json`),
  useCaseFieldsMessages,
);
