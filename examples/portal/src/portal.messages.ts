import { createMessages } from '@foyer/react';
import de from './locales/de.json';

/** The portal's own texts, without those of the layout behind the login (`layouts/shop.messages.ts`). */
export const portalMessages = createMessages(
  'portal',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const usePortalMessages = portalMessages.useMessages;
