import type { Config } from '../../../config.ts';
import type { Contact } from '../../../domain/accounts/users.repo.ts';
import { portalAddress } from '../../../domain/branding/portal-address.ts';
import { type Language, languageOf } from '../../../domain/languages/language.ts';
import { loadTexts } from '../../../domain/languages/load-texts.ts';
import type { MailBlock } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import { employeeTexts } from '../mail/employee-texts.ts';
import type de from './locales/de.json';

type Addresses = Pick<Config, 'publicUrl' | 'defaultBrand'>;
type TextId = keyof typeof de;
const texts = await loadTexts<TextId>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** A mail of one kind: its subject, and what it says in the reader's language. */
function letter(
  contact: Contact,
  subject: TextId,
  values: Readonly<Record<string, string>>,
  blocksIn: (say: (id: TextId) => string, language: Language) => readonly MailBlock[],
): Mail {
  const { brand, locale, name, email } = contact;
  const language = languageOf(locale);
  const all = { brand: brand.name, ...values };
  const say = (id: TextId) => texts(language, id, all);
  const greeting =
    name === ''
      ? employeeTexts(language, 'greeting-nameless')
      : employeeTexts(language, 'greeting', { name });
  const closing = [employeeTexts(language, 'closing'), employeeTexts(language, 'sender', all)];
  const content = {
    language,
    subject: say(subject),
    greeting,
    blocks: blocksIn(say, language),
    closing,
  };
  return writeMail('security', email, content, brand);
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** To who registered: they wait, for people of the company or, where nobody there decides, for the service. */
export const registrationMail = (
  contact: Contact,
  company: string,
  { isAttended }: { readonly isAttended: boolean },
): Mail =>
  letter(contact, 'received.subject', { company }, (say) => [
    ...(isAttended
      ? [paragraph(say('received.intro')), paragraph(say('received.next'))]
      : [paragraph(say('received.nobody'))]),
    paragraph(say('not-you')),
  ]);

/** To who registered with a number that is nobody's. */
export const numberUnknownMail = (contact: Contact): Mail =>
  letter(contact, 'unknown.subject', {}, (say) => [
    paragraph(say('unknown.intro')),
    paragraph(say('unknown.next')),
    paragraph(say('not-you')),
  ]);

/** To whose address it is already. */
export const alreadyKnownMail = (contact: Contact, config: Addresses): Mail =>
  letter(contact, 'known.subject', {}, (say) => [
    paragraph(say('known.intro')),
    paragraph(say('known.next')),
    {
      kind: 'link',
      label: say('known.link'),
      url: portalAddress(config, { route: 'login', locale: contact.locale, brand: contact.brand.id }),
    },
    paragraph(say('known.not-you')),
  ]);

/** A name that a stranger chose: a point within it ends a word, so that no mail program takes it for an address and makes a link. */
const strangersName = ({ firstName, lastName }: Readonly<Record<'firstName' | 'lastName', string>>): string =>
  `${firstName} ${lastName}`.replace(/\.(?=[\p{L}\d])/gu, '. ');

/** To who decides: somebody waits. */
export const waitingMail = (
  contact: Contact,
  person: Readonly<Record<'firstName' | 'lastName' | 'email' | 'companyName', string>>,
  config: Addresses,
): Mail =>
  letter(contact, 'waiting.subject', { company: person.companyName }, (say) => [
    paragraph(say('waiting.intro')),
    {
      kind: 'facts',
      facts: [
        [say('waiting.name'), strangersName(person)],
        [say('waiting.email'), person.email],
      ],
    },
    paragraph(say('waiting.caution')),
    {
      kind: 'link',
      label: say('waiting.link'),
      url: portalAddress(config, {
        route: 'manage-employee',
        locale: contact.locale,
        brand: contact.brand.id,
      }),
    },
  ]);

/** To the service: somebody waits for a company where nobody decides. Who runs the portal accepts them by a command. */
export const unattendedMail = (
  contact: Contact,
  person: Readonly<Record<'firstName' | 'lastName' | 'email' | 'companyName' | 'customerNumber', string>>,
): Mail => {
  const { email, companyName: company, customerNumber } = person;
  // nothing that a stranger typed stands in a command that somebody copies
  return letter(contact, 'unattended.subject', { company, command: 'npm run accept-registration' }, (say) => [
    paragraph(say('unattended.intro')),
    {
      kind: 'facts',
      facts: [
        [say('waiting.name'), strangersName(person)],
        [say('waiting.email'), email],
        [say('unattended.number'), customerNumber],
      ],
    },
    paragraph(say('unattended.caution')),
    paragraph(say('unattended.next')),
  ]);
};
