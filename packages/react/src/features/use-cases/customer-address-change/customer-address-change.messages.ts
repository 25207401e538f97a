import { createMessages } from '../../../i18n/create-messages.ts';
import { useCaseFieldsMessages } from '../use-case-fields/use-case-fields.messages.ts';
import de from './locales/de.json';

export const customerAddressChangeMessages = createMessages(
  'use-cases.customer-address-change',
  de,
  (language) => import(`./locales/${language}.json`),
  useCaseFieldsMessages,
);
