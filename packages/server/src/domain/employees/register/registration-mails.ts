import type { Config } from '../../../config.ts';
import type { MailBlock } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { portalAddress } from '../../branding/portal-address.ts';
import { type Language, languageOf } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import { employeeTexts } from '../mail/employee-texts.ts';
import type de from './locales/de.json';

type Addresses = Pick<Config, 'publicUrl' | 'defaultBrand'>;
type TextId = keyof typeof de;
const texts = await loadTexts<TextId>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Creates a mail in the recipient's language, with greeting and closing around `blocksIn`. */
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

/** Mail to a registered person who waits for acceptance: by the company or, where nobody there may decide, by the service. */
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

/** Mail to a person who registered with an unknown customer number. */
export const numberUnknownMail = (contact: Contact): Mail =>
  letter(contact, 'unknown.subject', {}, (say) => [
    paragraph(say('unknown.intro')),
    paragraph(say('unknown.next')),
    paragraph(say('not-you')),
  ]);

/** Mail to the owner of an address with which somebody tried to register again. */
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

/** Joins a stranger's names, with a blank after each inner dot, so that no mail program turns a name into a link. */
const strangersName = ({ firstName, lastName }: Readonly<Record<'firstName' | 'lastName', string>>): string =>
  `${firstName} ${lastName}`.replace(/\.(?=[\p{L}\d])/gu, '. ');

/** Mail to a person who may accept a waiting registration. */
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

/** Mail to the service about a registration at a company without a decider, which the operator accepts on the command line. */
export const unattendedMail = (
  contact: Contact,
  person: Readonly<Record<'firstName' | 'lastName' | 'email' | 'companyName' | 'customerNumber', string>>,
): Mail => {
  const { email, companyName: company, customerNumber } = person;
  // the command that the reader copies must not contain a stranger's input
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
