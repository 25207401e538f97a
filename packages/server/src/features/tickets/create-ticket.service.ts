import { Effect } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import { readContact } from '../../domain/accounts/users.repo.ts';
import { nameOfCompany } from '../../domain/companies/company-name.repo.ts';
import { documentNumber } from '../../domain/document-numbers/document-number.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { findAssociation } from '../../domain/tickets/associations.repo.ts';
import { tellNew } from '../../domain/tickets/live/tell-change.repo.ts';
import { serviceMails } from '../../domain/tickets/mail/service-mails.ts';
import { ticketMail } from '../../domain/tickets/mail/ticket-mail.ts';
import { promiseAnswer } from '../../domain/tickets/promise-answer.ts';
import { findTeam, readPossibleAssignees } from '../../domain/tickets/teams.repo.ts';
import { readActor } from '../../domain/tickets/ticket-actor.ts';
import { findCategory, findPriority } from '../../domain/tickets/ticket-choices.ts';
import { ticketSearchTexts } from '../../domain/tickets/ticket-search-text.ts';
import { toTicket } from '../../domain/tickets/ticket-view.ts';
import { ticketEvents, ticketReads, tickets } from '../../domain/tickets/tickets.table.ts';
import type { HandlerContext, Planner } from '../handler.ts';
import { lookingOf } from './read-tickets.service.ts';

type Context = HandlerContext<'createTicket'>;

/** Opens a ticket under the next number, with its promise, its team and its mails. */
export const createTicket: Planner<'createTicket'> = async (context) => {
  const { db, caller, now, config, mail } = context;
  const { subject, description } = context.input.body;
  const { category, priority, association } = await choicesOf(context);
  const contact = await readContact(db, caller);
  const actor = await readActor(db, caller);
  const { number, numbering } = documentNumber('T', now);
  const brandId = contact.brand.id;
  const head = {
    ...{ id: newId(now.getTime()), number, subject, description, status: 'new' as const },
    ...{ userId: caller.userId, companyId: caller.companyId, mode: caller.mode, brandId },
    ...{ authorId: actor.id, authorName: actor.name, authorKind: actor.kind },
    ...{ categoryId: category.id, priorityId: priority.id, priorityRank: priority.rank },
    ...{ associationKind: association?.kind ?? null, associationId: association?.id ?? null },
    associationLabel: association?.label ?? null,
    ...{ teamId: await findTeam(db, brandId, category.id), assigneeId: null, assigneeName: null },
  };
  const ticket = {
    ...{ ...head, createdAt: now, updatedAt: now, noticedAt: now, askedAt: now, closedAt: null },
    answerDueAt: await promiseAnswer(db, head, now),
    ...{ version: 1, commentCount: 0, noteCount: 0, fileCount: 0, noteFileCount: 0 },
  };
  const event = {
    ...{
      id: newId(now.getTime()),
      ticketId: ticket.id,
      isInternal: false,
      kind: 'created',
      at: now,
      place: 0,
    },
    ...{ actorId: actor.id, actorName: actor.name, actorKind: actor.kind },
    ...{ from: null, to: 'new', commentId: null, fileId: null },
  };
  const companyName = await nameOfCompany(db, caller.companyId);
  const possibleAssignees = await readPossibleAssignees(db, caller, ticket);
  const parts = { files: [], events: [event], possibleAssignees };
  const answer = toTicket({ ...ticket, companyName, isUnread: false }, parts, lookingOf(context));
  const told = { ...ticket, companyName };
  const toService = await serviceMails(context, { news: 'created', ticket: told, actor, text: description });
  return new Effect(answer, {
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
  });
};

/** What was chosen, where it exists and the caller may see it. */
async function choicesOf({ db, caller, input, locale, fail }: Context) {
  const { categoryId, priorityId, association } = input.body;
  const category = findCategory(categoryId) ?? fail('category_unknown', wrong('categoryId'));
  const priority =
    findPriority(priorityId ?? category.defaultPriorityId) ?? fail('priority_unknown', wrong('priorityId'));
  if (!association) return { category, priority, association: null };
  const label =
    (await findAssociation(db, caller, association, languageOf(locale))) ??
    fail('association_unknown', wrong('association.id'));
  return { category, priority, association: { ...association, label } };
}

const wrong = (path: string) => ({ errors: [{ path, code: 'invalid_choice' }] });
