import { createMessages } from '../i18n/create-messages.ts';
import de from './locales/de.json';

/** Titles of all screens, for documents, menu outlines and containers of screens. */
export const screenTitles = createMessages('screens', de, (language) => import(`./locales/${language}.json`));
