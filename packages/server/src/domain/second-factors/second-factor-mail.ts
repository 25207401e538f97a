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

/** Events of second factors about which the owner of the account gets a mail. */
export type SecondFactorNews =
  | { readonly what: 'totp-added' | 'totp-removed' | 'codes-renewed' | 'reset' | 'codes-tried' }
  | { readonly what: 'passkey-added' | 'passkey-removed'; readonly passkey: string }
  | { readonly what: 'recovery-code-used'; readonly left: number };

/** Returns the mail that tells the owner of an account of a change to its second factors, in case somebody else made it. */
export function secondFactorMail(contact: Contact, news: SecondFactorNews): Mail {
  const { brand, locale, name } = contact;
  const language = languageOf(locale);
  const { what, ...more } = news;
  const values = { brand: brand.name, ...more };
  const isAttempt = what === 'codes-tried';
  const content: MailContent = {
    language,
    subject: texts(language, isAttempt ? 'attempt.subject' : 'changed.subject', values),
    greeting: texts(language, 'greeting', { name }),
    blocks: [
      { kind: 'paragraph', text: texts(language, `${what}.text`, values) },
      { kind: 'paragraph', text: texts(language, isAttempt ? 'attempt.warning' : 'changed.warning') },
    ],
    closing: [texts(language, 'closing'), texts(language, 'sender', values)],
  };
  return writeMail('security', contact.email, content, brand);
}
