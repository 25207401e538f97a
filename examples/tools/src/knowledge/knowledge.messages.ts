import { createMessages } from '@foyer/react';
import { toolMessages } from '../page/tool.messages.ts';
import de from './locales/de.json';

/** Texts of the knowledge platform. */
export const knowledgeMessages = createMessages(
  'knowledge',
  de,
  (language) => import(`./locales/${language}.json`),
  toolMessages,
);
export const useKnowledgeMessages = knowledgeMessages.useMessages;
