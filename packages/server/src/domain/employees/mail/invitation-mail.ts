import { businessTimeZone } from '@foyer/contract';
import type { MailBlock, MailContent } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { languageOf } from '../../languages/language.ts';
import { employeeTexts as texts } from './employee-texts.ts';

/** Content of an invitation. */
export interface Told {
  /** Recipient; the name is empty while unknown. */
  readonly contact: Contact;
  readonly companyName: string;
  /** Name of the inviting user. */
  readonly inviter: string;
  readonly message?: string | null | undefined;
  /** Secret of the link. */
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Returns the address at which the account is activated, branded and in the reader's language. The secret is in the fragment, which
 * browsers do not send to servers, so that it appears in no log and no referrer.
 */
const invitationAddress = (publicUrl: string, { locale, brand }: Contact, token: string): string =>
  `${publicUrl}/${locale}/${brand.id}/activate-invitation#token=${encodeURIComponent(token)}`;

/** Creates the mail with the link that activates an account, or its reminder, whose link replaces the previous one. */
export function invitationMail(kind: 'invitation' | 'reminder', told: Told, publicUrl: string): Mail {
  const { contact, companyName, inviter, message, token, expiresAt } = told;
  const { brand, locale, name } = contact;
  const language = languageOf(locale);
  const day = new Intl.DateTimeFormat(locale.replace('_', '-'), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: businessTimeZone,
  } as const);
  const values = { brand: brand.name, company: companyName, inviter, day: day.format(expiresAt) };
  const words: MailBlock[] = message
    ? [{ kind: 'labelled', label: texts(language, 'invitation.message', values), lines: message.split('\n') }]
    : [];
  const content: MailContent = {
    language,
    subject: texts(language, `${kind}.subject`, values),
    greeting: name === '' ? texts(language, 'greeting-nameless') : texts(language, 'greeting', { name }),
    blocks: [
      { kind: 'paragraph', text: texts(language, `${kind}.intro`, values) },
      ...words,
      {
        kind: 'link',
        label: texts(language, 'invitation.link'),
        url: invitationAddress(publicUrl, contact, token),
      },
      { kind: 'paragraph', text: texts(language, `${kind}.expires`, values) },
      { kind: 'paragraph', text: texts(language, 'invitation.unexpected') },
    ],
    closing: [texts(language, 'closing'), texts(language, 'sender', values)],
  };
  return writeMail('security', contact.email, content, brand);
}
