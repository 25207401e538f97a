import { readContact } from '../accounts/users.repo.ts';
import type { Call } from '../call.ts';
import { type ServiceNews, serviceMails } from './mail/service-mails.ts';
import { type TicketNews, ticketMail } from './mail/ticket-mail.ts';
import type { FoundTicket } from './ticket.repo.ts';
import type { Actor } from './ticket-actor.ts';
import { sideOf } from './ticket-side.ts';
import type { TicketViewer } from './ticket-viewer.ts';

type Context = Pick<Call, 'db' | 'config' | 'mail'>;

interface Told {
  readonly ticket: FoundTicket;
  readonly actor: Actor;
  readonly text: string | undefined;
  /** Event for the mail to the opener; null for no mail. */
  readonly customer: TicketNews | null;
  /** Event for the mail to the service; null for no mail. */
  readonly service: ServiceNews | null;
}

/** Writes mails to the outbox for the people who are concerned by an event and did not cause it themselves. */
export async function mailTicketEvent(context: Context, told: Told): Promise<void> {
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

/** Writes the mails about a change: a new status decides which mail. A change within the service is only mailed to a new assignee. */
export async function mailTicketChange(
  context: Context & { readonly caller: TicketViewer },
  before: FoundTicket,
  { ticket, actor, text }: Pick<Told, 'ticket' | 'actor' | 'text'>,
): Promise<void> {
  const isMoved = ticket.status !== before.status;
  const isReopened = isMoved && ticket.status === 'open' && ['resolved', 'closed'].includes(before.status);
  const isDone = isMoved && (ticket.status === 'resolved' || ticket.status === 'closed');
  const isAsked = isMoved && ticket.status === 'waiting_for_customer';
  const answered = text === undefined ? null : ('answered' as const);
  const done = isDone ? (ticket.status as 'resolved' | 'closed') : isReopened ? ('reopened' as const) : null;
  const customer = done ?? (isAsked ? ('waiting_for_customer' as const) : answered);
  const isOfService = sideOf(context.caller) === 'service';
  const isGiven = ticket.assigneeId !== null && ticket.assigneeId !== before.assigneeId;
  const service = isOfService ? (isGiven ? ('assigned' as const) : null) : (done ?? answered);
  await mailTicketEvent(context, { ticket, actor, text, customer, service });
}
