import { createMessages } from '@foyer/react';
import { screenTitles } from '@foyer/react/portal';
import de from './locales/de.json';

/** The portal's own texts and the titles of its screens, without those of the layout behind the login (`layouts/shop.messages.ts`). */
export const portalMessages = createMessages(
  'portal',
  de,
  (language) => import(`./locales/${language}.json`),
  screenTitles,
);
export const usePortalMessages = portalMessages.useMessages;
