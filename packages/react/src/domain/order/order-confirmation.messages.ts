import { createMessages, type MessagesSource } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts for the confirmation of an order, added to those of the widget `within`; loaded only by widgets that offer it. */
export const orderConfirmationMessages = <Outer extends string>(within: MessagesSource<Outer>) =>
  createMessages('base-order', de, (language) => import(`./locales/${language}.json`), within);
