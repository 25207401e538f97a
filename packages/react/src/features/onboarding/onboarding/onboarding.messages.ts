import { addressWordsMessages } from '../../../domain/address/address-words.messages.ts';
import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const onboardingMessages = createMessages(
  'onboarding.onboarding',
  de,
  (language) => import(`./locales/${language}.json`),
  addressWordsMessages,
);
export const useOnboardingMessages = onboardingMessages.useMessages;
