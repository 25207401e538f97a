import type { MailBlock } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { languageOf } from '../../languages/language.ts';
import type { TicketRow } from '../ticket.repo.ts';
import type { Actor } from '../ticket-actor.ts';
import { momentIn } from './moment-in.ts';
import { type TicketText, ticketTexts } from './ticket-texts.ts';
import type { TicketOwner } from './way-to-ticket.repo.ts';

/** Events about which the opener of a ticket gets a mail. */
export type TicketNews = 'created' | 'answered' | 'waiting_for_customer' | 'resolved' | 'closed' | 'reopened';

/** An event of a ticket, and the person who caused it. */
export interface TicketAct<News> {
  readonly news: News;
  readonly ticket: TicketOwner &
    Pick<TicketRow, 'number' | 'subject' | 'associationLabel' | 'answerDueAt'> & {
      readonly companyName: string | null;
    };
  readonly actor: Actor;
  /** Text that was written with the event. */
  readonly text: string | undefined;
}

/** Returns a mail to the opener of a ticket, in the opener's language. Internal notes are never passed to it. */
export function ticketMail(act: TicketAct<TicketNews>, contact: Contact, publicUrl: string): Mail {
  const { news, ticket, actor, text } = act;
  const { locale, brand } = contact;
  const language = languageOf(locale);
  const say = (id: TicketText, values?: Readonly<Record<string, string>>) =>
    ticketTexts(language, id, values);
  const values = { brand: brand.name, number: ticket.number, subject: ticket.subject, person: actor.name };
  const due = ticket.answerDueAt && momentIn(locale)(ticket.answerDueAt);
  const facts: [string, string | null][] = [
    [say('ticket.subject'), ticket.subject],
    [say('ticket.about'), ticket.associationLabel],
    [say('ticket.due'), news === 'created' ? due : null],
  ];
  const words: MailBlock[] = text
    ? [{ kind: 'labelled', label: say('ticket.message', values), lines: text.split('\n') }]
    : [];
  const content = {
    language,
    subject: say(`ticket.${news}.subject`, values),
    greeting: say('ticket.greeting', { name: contact.name }),
    blocks: [
      { kind: 'paragraph' as const, text: say(`ticket.${news}.intro`, values) },
      {
        kind: 'facts' as const,
        facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
      },
      ...words,
      {
        kind: 'link' as const,
        label: say('ticket.link'),
        url: ticketAddress(`${publicUrl}/${locale}/${brand.id}`, ticket.id),
      },
    ],
    closing: [say('ticket.closing'), say('ticket.sender', values)],
  };
  return writeMail('tickets', contact.email, content, brand);
}

/** Returns the address of a ticket below `base`, the portal's address with locale and brand. */
export const ticketAddress = (base: string, id: string): string =>
  `${base}/tickets/${encodeURIComponent(id)}`;
