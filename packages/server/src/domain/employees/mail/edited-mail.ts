import type { Role } from '@foyer/contract';
import { roles as allRoles } from '@foyer/contract/roles';
import type { MailContent } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { languageOf } from '../../languages/language.ts';
import { employeeTexts as texts } from './employee-texts.ts';

/** Content of the mail about an edited account; what did not change is undefined. */
export interface Edited {
  readonly contact: Contact;
  readonly companyName: string;
  /** Name of the user who edited the account. */
  readonly editor: string;
  readonly name: string | undefined;
  readonly roles: readonly Role[] | undefined;
  /** Whether the person belongs to another company now. */
  readonly isMoved: boolean;
}

/** Creates the mail that tells a person what another user has changed in their account. */
export function editedMail(edited: Edited, publicUrl: string): Mail {
  const { contact, companyName, editor, name, roles, isMoved } = edited;
  const { brand, locale } = contact;
  const language = languageOf(locale);
  const values = { brand: brand.name, company: companyName, editor };
  const say = (id: Parameters<typeof texts>[1]) => texts(language, id, values);
  const held = allRoles.filter((role) => roles?.includes(role)).map((role) => say(`role.${role}`));
  const facts: [string, string][] = [];
  if (name !== undefined) facts.push([say('edited.name'), name]);
  if (isMoved) facts.push([say('edited.company'), companyName]);
  if (roles) facts.push([say('edited.roles'), held.join(', ') || say('edited.no-roles')]);
  const content: MailContent = {
    language,
    subject: say('edited.subject'),
    greeting:
      contact.name === '' ? say('greeting-nameless') : texts(language, 'greeting', { name: contact.name }),
    blocks: [
      { kind: 'paragraph', text: say('edited.intro') },
      { kind: 'facts', facts },
      { kind: 'paragraph', text: say(isMoved ? 'edited.sign-in' : 'edited.at-once') },
      { kind: 'link', label: say('edited.link'), url: `${publicUrl}/${locale}/${brand.id}/login` },
      { kind: 'paragraph', text: say('edited.questions') },
    ],
    closing: [say('closing'), say('sender')],
  };
  return writeMail('security', contact.email, content, brand);
}
