// @chunk frame
import { createMessages } from '../../../i18n/create-messages.ts';
import { environmentFeatureMessages } from '../environment-feature.messages.ts';
import de from './locales/de.json';

export const sideMenuMessages = createMessages(
  'environment.side-menu',
  de,
  (language) => import(`./locales/${language}.json`),
  environmentFeatureMessages,
);
export const useSideMenuMessages = sideMenuMessages.useMessages;
