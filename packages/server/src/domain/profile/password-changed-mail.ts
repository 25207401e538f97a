import type { MailContent } from '../../mail/mail-content.ts';
import type { Mail } from '../../mail/mailer.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { Contact } from '../accounts/users.repo.ts';
import { languageOf } from '../languages/language.ts';
import { loadTexts } from '../languages/load-texts.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns the mail that tells the owner of an account of a changed password, in case somebody else changed it. */
export function passwordChangedMail(contact: Contact): Mail {
  const { brand, locale, name } = contact;
  const language = languageOf(locale);
  const values = { brand: brand.name };
  const content: MailContent = {
    language,
    subject: texts(language, 'password-changed.subject', values),
    greeting: texts(language, 'password-changed.greeting', { name }),
    blocks: [
      { kind: 'paragraph', text: texts(language, 'password-changed.intro', values) },
      { kind: 'paragraph', text: texts(language, 'password-changed.warning') },
    ],
    closing: [
      texts(language, 'password-changed.closing'),
      texts(language, 'password-changed.sender', values),
    ],
  };
  return writeMail('security', contact.email, content, brand);
}
