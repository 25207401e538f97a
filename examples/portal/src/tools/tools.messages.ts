import { createMessages } from '@foyer/react';
import de from './locales/de.json';

/** What the embedded tools say. */
export const toolsMessages = createMessages(
  'portal.tools',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useToolsMessages = toolsMessages.useMessages;
