import { createMessages } from '../../i18n/create-messages.ts';
import { portalMessages } from '../portal.messages.ts';
import de from './locales/de.json';

/** The texts of the frame behind the login beside those of every layout. */
export const frameMessages = createMessages(
  'portal.frame',
  de,
  (language) => import(`./locales/${language}.json`),
  portalMessages,
);
export const useFrameMessages = frameMessages.useMessages;
