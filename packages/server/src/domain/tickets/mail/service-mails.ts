import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/client.ts';
import type { MailBlock } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import { readContact } from '../../accounts/users.repo.ts';
import { languageOf } from '../../languages/language.ts';
import { momentIn } from './moment-in.ts';
import { type TicketAct, ticketAddress } from './ticket-mail.ts';
import { readTicketRecipient, type TicketRecipient } from './ticket-recipient.repo.ts';
import { type TicketText, ticketTexts } from './ticket-texts.ts';
import { wayToTicket } from './way-to-ticket.repo.ts';

/** Actions of a customer or a colleague about which the service gets a mail. */
export type ServiceNews = 'created' | 'answered' | 'resolved' | 'closed' | 'reopened' | 'assigned';

interface Context {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'serviceEmail'>;
}

/** Returns the mail to the assignee of a ticket, or to the general address if there is none; empty if there is no recipient. */
export async function serviceMails(
  { db, config }: Context,
  { news, ticket, actor, text }: TicketAct<ServiceNews>,
): Promise<Mail[]> {
  const recipient = await readTicketRecipient(db, ticket.assigneeId, config.serviceEmail);
  // The assignee needs no mail about an action of their own.
  if (!recipient || ticket.assigneeId === actor.id) return [];
  const { brand } = await readContact(db, ticket);
  const { locale, name } = recipient;
  const say = (id: TicketText, values?: Readonly<Record<string, string>>) =>
    ticketTexts(languageOf(locale), id, values);
  const { number, subject, companyName, associationLabel, answerDueAt } = ticket;
  const customer = companyName ?? say('ticket.service.private');
  const values = { customer, person: actor.name, number, subject };
  const facts: [string, string | null][] = [
    [say('ticket.service.customer'), customer],
    [say('ticket.subject'), subject],
    [say('ticket.about'), associationLabel],
    [say('ticket.due'), answerDueAt && momentIn(locale)(answerDueAt)],
  ];
  const content = {
    language: languageOf(locale),
    subject: say(`ticket.service.${news}.subject`, values),
    greeting: name === null ? say('ticket.service.greeting') : say('ticket.greeting', { name }),
    blocks: [
      { kind: 'paragraph' as const, text: say(`ticket.service.${news}.intro`, values) },
      {
        kind: 'facts' as const,
        facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
      },
      ...(text
        ? [
            {
              kind: 'labelled' as const,
              label: say('ticket.message', { person: actor.name }),
              lines: text.split('\n'),
            },
          ]
        : []),
      ...(await linkBlocks(db, {
        recipient,
        ticket,
        say,
        base: `${config.publicUrl}/${locale}/${brand.id}`,
      })),
    ],
    closing: [say('ticket.service.closing', { brand: brand.name })],
  };
  return [writeMail('service', recipient.email, content, brand)];
}

interface Linked {
  readonly recipient: TicketRecipient;
  readonly ticket: TicketAct<ServiceNews>['ticket'];
  readonly say: (id: TicketText) => string;
  /** Address of the portal in the recipient's language and the ticket's brand. */
  readonly base: string;
}

/** Returns the link to a page that the recipient may open: the ticket, or the account that they may impersonate to see it. */
async function linkBlocks(db: Database, { recipient, ticket, say, base }: Linked): Promise<MailBlock[]> {
  // without an account, the reader of the address signs in with an account of their own
  const way = recipient.id === null ? 'ticket' : await wayToTicket(db, recipient.id, ticket);
  if (way === null) return [];
  if (way === 'ticket')
    return [{ kind: 'link', label: say('ticket.link'), url: ticketAddress(base, ticket.id) }];
  const query = new URLSearchParams({
    account: ticket.userId,
    company: ticket.companyId ?? '',
    ticket: ticket.id,
  });
  return [{ kind: 'link', label: say('ticket.service.act'), url: `${base}/select-account?${query}` }];
}
