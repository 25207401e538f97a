import { createMessages } from '../i18n/create-messages.ts';
import { screenTitles } from '../screens/screen-titles.messages.ts';
import de from './locales/de.json';

/** Texts of the portal and titles of its screens, without those of the frame behind the login (`frame/frame.messages.ts`). */
export const portalMessages = createMessages(
  'portal',
  de,
  (language) => import(`./locales/${language}.json`),
  screenTitles,
);
export const usePortalMessages = portalMessages.useMessages;
