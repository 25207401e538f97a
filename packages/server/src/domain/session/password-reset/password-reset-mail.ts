import type { MailContent } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { languageOf } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import { PASSWORD_LINK_MINUTES } from '../../passwords/password-links.repo.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns the mail with the link by which the owner of an account chooses a new password. */
export function passwordResetMail(contact: Contact, url: string): Mail {
  const { brand, locale, name } = contact;
  const language = languageOf(locale);
  const values = { brand: brand.name };
  const content: MailContent = {
    language,
    subject: texts(language, 'password-reset.subject', values),
    greeting: texts(language, 'password-reset.greeting', { name }),
    blocks: [
      { kind: 'paragraph', text: texts(language, 'password-reset.intro', values) },
      { kind: 'link', label: texts(language, 'password-reset.link'), url },
      {
        kind: 'paragraph',
        text: texts(language, 'password-reset.expiry', { minutes: PASSWORD_LINK_MINUTES }),
      },
      { kind: 'paragraph', text: texts(language, 'password-reset.not-you') },
    ],
    closing: [texts(language, 'password-reset.closing'), texts(language, 'password-reset.sender', values)],
  };
  return writeMail('security', contact.email, content, brand);
}
