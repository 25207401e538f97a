import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { Effect } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { isMailWanted } from '../../mail/outbox.repo.ts';
import { readContact } from '../accounts/users.repo.ts';
import { nameOfCompany } from '../companies/company-name.repo.ts';
import { documentNumber } from '../document-numbers/document-number.repo.ts';
import { languageOf } from '../languages/language.ts';
import { tellNew } from './live/tell-change.repo.ts';
import { serviceMails } from './mail/service-mails.ts';
import { ticketMail } from './mail/ticket-mail.ts';
import { promiseAnswer } from './promise-answer.ts';
import { findTeam, readPossibleAssignees } from './teams.repo.ts';
import { type Actor, readActor } from './ticket-actor.ts';
import type { findCategory, findPriority } from './ticket-choices.ts';
import { ticketSearchTexts } from './ticket-search-text.ts';
import { toTicket } from './ticket-view.ts';
import type { TicketViewer } from './ticket-viewer.ts';
import { ticketEvents, ticketReads, tickets } from './tickets.table.ts';

/** Data from which a ticket is planned. */
interface Context {
  readonly db: Database;
  readonly caller: TicketViewer;
  readonly now: Date;
  readonly locale: string;
  readonly config: Pick<Config, 'publicUrl' | 'serviceEmail'>;
  readonly mail: Mailer;
}

/** Input for a new ticket, with the category, priority and association that were found for it. */
interface WantedTicket {
  readonly subject: string;
  readonly description: string;
  readonly category: NonNullable<ReturnType<typeof findCategory>>;
  readonly priority: NonNullable<ReturnType<typeof findPriority>>;
  readonly association: Ticket['association'];
}

/** Returns the row of a new ticket, with the team and the promised answer time that follow from its category and priority. */
async function newTicket(
  { db, caller, now }: Context,
  { subject, description, category, priority, association }: WantedTicket,
  { actor, number, brandId }: { actor: Actor; number: string; brandId: string },
) {
  const head = {
    id: newId(now.getTime()),
    number,
    subject,
    description,
    status: 'new' as const,
    userId: caller.userId,
    companyId: caller.companyId,
    mode: caller.mode,
    brandId,
    authorId: actor.id,
    authorName: actor.name,
    authorKind: actor.kind,
    categoryId: category.id,
    priorityId: priority.id,
    priorityRank: priority.rank,
    associationKind: association?.kind ?? null,
    associationId: association?.id ?? null,
    associationLabel: association?.label ?? null,
    teamId: await findTeam(db, brandId, category.id),
    assigneeId: null,
    assigneeName: null,
  };
  return {
    ...head,
    createdAt: now,
    updatedAt: now,
    noticedAt: now,
    askedAt: now,
    closedAt: null,
    answerDueAt: await promiseAnswer(db, head, now),
    version: 1,
    commentCount: 0,
    noteCount: 0,
    fileCount: 0,
    noteFileCount: 0,
  };
}

/** Returns the entry of a ticket's history that names its opener. */
const createdEvent = ({ id }: { id: string }, actor: Actor, now: Date) => ({
  id: newId(now.getTime()),
  ticketId: id,
  isInternal: false,
  kind: 'created',
  at: now,
  place: 0,
  actorId: actor.id,
  actorName: actor.name,
  actorKind: actor.kind,
  from: null,
  to: 'new',
  commentId: null,
  fileId: null,
});

/** Plans a new ticket of the caller, with the next number, the promised answer time, the team and the mails. */
export async function planTicket(context: Context, wanted: WantedTicket): Promise<Effect<Ticket>> {
  const { db, caller, now, locale, config, mail } = context;
  const { description } = wanted;
  const contact = await readContact(db, caller);
  const actor = await readActor(db, caller);
  const { number, numbering } = documentNumber('T', now);
  const ticket = await newTicket(context, wanted, { actor, number, brandId: contact.brand.id });
  const event = createdEvent(ticket, actor, now);
  const companyName = await nameOfCompany(db, caller.companyId);
  const possibleAssignees = await readPossibleAssignees(db, caller, ticket);
  const parts = { files: [], events: [event], possibleAssignees };
  const looking = { viewer: caller, now, language: languageOf(locale) };
  const answer = toTicket({ ...ticket, companyName, isUnread: false }, parts, looking);
  const told = { ...ticket, companyName };
  const toService = await serviceMails(context, { news: 'created', ticket: told, actor, text: description });
  const isMailed = await isMailWanted(db, { userId: caller.userId, kind: 'tickets' });
  return new Effect(
    { ...answer, isMailed },
    {
      changes: [tellNew(ticket)],
      additions: [
        { table: tickets, rows: [{ ...ticket, ...ticketSearchTexts(ticket, []) }] },
        { table: ticketEvents, rows: [event] },
        { table: ticketReads, rows: [{ userId: actor.id, ticketId: ticket.id, readAt: now }] },
        mail.addition(
          ticketMail({ news: 'created', ticket: told, actor, text: undefined }, contact, config.publicUrl),
        ),
        ...toService.map((one) => mail.addition(one)),
      ],
      numbering,
    },
  );
}
