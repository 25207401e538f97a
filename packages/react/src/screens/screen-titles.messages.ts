import { createMessages } from '../i18n/create-messages.ts';
import de from './locales/de.json';

/** The titles of all screens: documents, menus' outlines and places of screens are called by them. */
export const screenTitles = createMessages('screens', de, (language) => import(`./locales/${language}.json`));
