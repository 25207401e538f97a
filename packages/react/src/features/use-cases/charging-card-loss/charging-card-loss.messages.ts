import { createMessages } from '../../../i18n/create-messages.ts';
import { useCaseFormMessages } from '../use-case-form/use-case-form.messages.ts';
import de from './locales/de.json';

export const chargingCardLossMessages = createMessages(
  'use-cases.charging-card-loss',
  de,
  (language) => import(`./locales/${language}.json`),
  useCaseFormMessages,
);
export const useChargingCardLossMessages = chargingCardLossMessages.useMessages;
