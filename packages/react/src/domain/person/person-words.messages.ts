import { createMessages, type MessagesSource } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts for people and their permissions, added to those of the widget `within`; loaded only by widgets that show people. */
export const personWordsMessages = <Outer extends string>(within: MessagesSource<Outer>) =>
  createMessages('base-person', de, (language) => import(`./locales/${language}.json`), within);
