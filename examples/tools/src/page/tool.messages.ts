import { createMessages } from '@foyer/react';
import de from './locales/de.json';

/** Texts of every tool. */
export const toolMessages = createMessages('tool', de, (language) => import(`./locales/${language}.json`));
export const useToolMessages = toolMessages.useMessages;
