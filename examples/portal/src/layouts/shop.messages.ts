import { createMessages } from '@foyer/react';
import { portalMessages } from '../portal.messages.ts';
import de from './locales/de.json';

/** The texts of the layout behind the login beside those of every layout. */
export const shopMessages = createMessages(
  'portal.shop',
  de,
  (language) => import(`./locales/${language}.json`),
  portalMessages,
);
export const useShopMessages = shopMessages.useMessages;
