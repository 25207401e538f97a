import { createMessages } from '../../../i18n/create-messages.ts';
import { useCasesFeatureMessages } from '../use-cases-feature.messages.ts';
import de from './locales/de.json';

export const useCasesMessages = createMessages(
  'use-cases.use-cases',
  de,
  (language) => import(`./locales/${language}.json`),
  useCasesFeatureMessages,
);
export const useUseCasesMessages = useCasesMessages.useMessages;
