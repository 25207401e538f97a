import { createMessages } from '@foyer/react';
import { toolMessages } from '../page/tool.messages.ts';
import de from './locales/de.json';

/** Texts of smart connect. */
export const smartConnectMessages = createMessages(
  'points',
  de,
  (language) => import(`./locales/${language}.json`),
  toolMessages,
);
export const useSmartConnectMessages = smartConnectMessages.useMessages;
