import { createMessages } from '../../../i18n/create-messages.ts';
import { useCasesFeatureMessages } from '../use-cases-feature.messages.ts';
import de from './locales/de.json';

export const useCaseFormMessages = createMessages(
  'use-cases.use-case-form',
  de,
  (language) => import(`./locales/${language}.json`),
  useCasesFeatureMessages,
);
export const useUseCaseFormMessages = useCaseFormMessages.useMessages;
