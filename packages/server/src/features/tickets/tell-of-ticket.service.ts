import { readContact } from '../../domain/accounts/users.repo.ts';
import { type ServiceNews, serviceMails } from '../../domain/tickets/mail/service-mails.ts';
import { type TicketNews, ticketMail } from '../../domain/tickets/mail/ticket-mail.ts';
import type { FoundTicket } from '../../domain/tickets/ticket.repo.ts';
import type { Actor } from '../../domain/tickets/ticket-actor.ts';
import type { HandlerContext } from '../handler.ts';

type Context = Pick<HandlerContext<'getTicket'>, 'db' | 'config' | 'mail'>;

interface Told {
  readonly ticket: FoundTicket;
  readonly actor: Actor;
  readonly text: string | undefined;
  /** What whoever opened it is told; null for nothing. */
  readonly customer: TicketNews | null;
  /** What the service is told; null for nothing. */
  readonly service: ServiceNews | null;
}

/** Puts mail into the outbox for those whom something concerns and who did not do it themselves. */
export async function tellOfTicket(context: Context, told: Told): Promise<void> {
  const { db, config, mail } = context;
  const { ticket, actor, text, customer, service } = told;
  if (customer !== null && actor.id !== ticket.userId) {
    const contact = await readContact(db, ticket);
    await mail.enqueue(db, ticketMail({ news: customer, ticket, actor, text }, contact, config.publicUrl));
  }
  if (service === null) return;
  const mails = await serviceMails(context, { news: service, ticket, actor, text });
  for (const one of mails) await mail.enqueue(db, one);
}
