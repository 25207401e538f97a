import type { MailContent } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { languageOf } from '../../languages/language.ts';
import { employeeTexts as texts } from './employee-texts.ts';

/** Creates the mail that tells a self-registered person that their account was accepted. */
export function acceptedMail(contact: Contact, companyName: string, publicUrl: string): Mail {
  const { brand, locale, name } = contact;
  const language = languageOf(locale);
  const values = { brand: brand.name, company: companyName };
  const content: MailContent = {
    language,
    subject: texts(language, 'accepted.subject', values),
    greeting: name === '' ? texts(language, 'greeting-nameless') : texts(language, 'greeting', { name }),
    blocks: [
      { kind: 'paragraph', text: texts(language, 'accepted.intro', values) },
      {
        kind: 'link',
        label: texts(language, 'accepted.link'),
        url: `${publicUrl}/${locale}/${brand.id}/login`,
      },
    ],
    closing: [texts(language, 'closing'), texts(language, 'sender', values)],
  };
  return writeMail('security', contact.email, content, brand);
}
