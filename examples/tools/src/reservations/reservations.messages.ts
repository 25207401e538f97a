import { createMessages } from '@foyer/react';
import { toolMessages } from '../page/tool.messages.ts';
import de from './locales/de.json';

/** Texts of the reservation tool. */
export const reservationsMessages = createMessages(
  'bays',
  de,
  (language) => import(`./locales/${language}.json`),
  toolMessages,
);
export const useReservationsMessages = reservationsMessages.useMessages;
