import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const portalMessages = createMessages(
  'environment.portal',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const usePortalMessages = portalMessages.useMessages;
