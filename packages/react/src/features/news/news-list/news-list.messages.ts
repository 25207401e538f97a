import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const newsListMessages = createMessages(
  'news.news-list',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useNewsListMessages = newsListMessages.useMessages;
