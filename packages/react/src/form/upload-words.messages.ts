import { createMessages, type MessagesSource } from '../i18n/create-messages.ts';
import de from './locales/de.json';

const name = 'base-upload';
const others = (language: string) => import(`./locales/${language}.json`);

/** What is said where files are chosen and sent, beside the texts of whoever takes them; what takes none does not carry it. */
export const uploadWordsMessages = <Outer extends string>(within: MessagesSource<Outer>) =>
  createMessages(name, de, others, within);
export const useUploadWords = createMessages(name, de, others).useMessages;
