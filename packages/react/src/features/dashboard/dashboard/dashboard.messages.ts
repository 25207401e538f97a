import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const dashboardMessages = createMessages(
  'dashboard.dashboard',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useDashboardMessages = dashboardMessages.useMessages;
