import { createMessages } from '../../i18n/create-messages.ts';
import { portalMessages } from '../portal.messages.ts';
import de from './locales/de.json';

/** Texts of the frame behind the login, in addition to those of every layout. */
export const frameMessages = createMessages(
  'portal.frame',
  de,
  (language) => import(`./locales/${language}.json`),
  portalMessages,
);
export const useFrameMessages = frameMessages.useMessages;
