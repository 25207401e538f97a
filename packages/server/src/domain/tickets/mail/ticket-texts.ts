import { loadTexts } from '../../languages/load-texts.ts';
import type de from './locales/de.json';

export type TicketText = keyof typeof de;

/** Texts of mails about tickets, to customers and to the service. */
export const ticketTexts = await loadTexts<TicketText>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);
