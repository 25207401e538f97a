import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const spendChartMessages = createMessages(
  'dashboard.spend-chart',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useSpendChartMessages = spendChartMessages.useMessages;
