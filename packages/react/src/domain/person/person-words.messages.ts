import { createMessages, type MessagesSource } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** The words for people and what they may do, beside those of whoever shows them; what asks for nobody does not carry them. */
export const personWordsMessages = <Outer extends string>(within: MessagesSource<Outer>) =>
  createMessages('base-person', de, (language) => import(`./locales/${language}.json`), within);
