import { createMessages } from '../../../i18n/create-messages.ts';
import { screenTitles } from '../../../screens/screen-titles.messages.ts';
import de from './locales/de.json';

export const portalMessages = createMessages(
  'environment.portal',
  de,
  (language) => import(`./locales/${language}.json`),
  screenTitles,
);
export const usePortalMessages = portalMessages.useMessages;
