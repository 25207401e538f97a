import { businessTimeZone } from '@foyer/contract';
import type { Contact } from '../../../domain/accounts/users.repo.ts';
import { languageOf } from '../../../domain/languages/language.ts';
import type { MailBlock, MailContent } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import { employeeTexts as texts } from './employee-texts.ts';

/** What an invitation says. */
export interface Told {
  /** Without a name where none is known yet. */
  readonly contact: Contact;
  readonly companyName: string;
  /** The name of who invites. */
  readonly inviter: string;
  readonly message?: string | null | undefined;
  /** The secret of the link. */
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Where an invitation is taken up, in the brand's look and the reader's language. The secret stands behind the `#`, which browsers send
 * to no server: it is in nobody's log and no referrer.
 */
const invitationAddress = (publicUrl: string, { locale, brand }: Contact, token: string): string =>
  `${publicUrl}/${locale}/${brand.id}/activate-invitation#token=${encodeURIComponent(token)}`;

/** The mail by which somebody takes an account up, and its reminder, whose link takes the place of the one before. */
export function invitationMail(kind: 'invitation' | 'reminder', told: Told, publicUrl: string): Mail {
  const { contact, companyName, inviter, message, token, expiresAt } = told;
  const { brand, locale, name } = contact;
  const language = languageOf(locale);
  const day = new Intl.DateTimeFormat(locale.replace('_', '-'), {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: businessTimeZone },
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
