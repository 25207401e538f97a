import type { TicketStatus } from '@foyer/contract/tickets/tickets.schema';
import { newId } from '../../db/new-id.ts';
import { nobodyWaits, promiseAnswer, waitsFrom } from '../../domain/tickets/promise-answer.ts';
import { readPossibleAssignees } from '../../domain/tickets/teams.repo.ts';
import { type FoundTicket, findTicket } from '../../domain/tickets/ticket.repo.ts';
import { type Actor, readActor } from '../../domain/tickets/ticket-actor.ts';
import { findCategory, findPriority } from '../../domain/tickets/ticket-choices.ts';
import { allowedTransitions } from '../../domain/tickets/ticket-rules.ts';
import { sideOf } from '../../domain/tickets/ticket-side.ts';
import { type StepEvent, takeStep } from '../../domain/tickets/ticket-step.repo.ts';
import { actionsOf } from '../../domain/tickets/ticket-view.ts';
import type { Handler, HandlerContext } from '../handler.ts';
import { lookingOf, readWhole } from './read-tickets.service.ts';
import { tellOfTicket } from './tell-of-ticket.service.ts';

type Context = HandlerContext<'updateTicket'>;
type Fields = Partial<FoundTicket>;

/** A change, piece by piece, with what the timeline says of it. */
interface Planned {
  readonly fields: Fields;
  readonly events: readonly StepEvent[];
}
const nothing: Planned = { fields: {}, events: [] };

/** Changes a ticket that is still what was seen; what is left out stays, and what stays as it is happens not. */
export const updateTicket: Handler<'updateTicket'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const { body } = input;
  const ticket = await findTicket(db, caller, body.id, { isHeld: true });
  if (!ticket) return fail('not_found');
  if (ticket.version !== body.version) {
    const params = { version: ticket.version, status: ticket.status };
    return fail('ticket_changed', { errors: [{ path: 'version', code: 'mismatch', params }] });
  }
  const pieces = [
    edited(context, ticket),
    chosen(context, ticket),
    await assigned(context, ticket),
    moved(context, ticket),
  ];
  const isMoved = body.status !== undefined && body.status !== ticket.status;
  if (body.comment && !isMoved && !actionsOf(ticket, caller).includes('comment'))
    return fail('action_not_allowed');
  const actor = await readActor(db, caller);
  const comment = body.comment ? { id: newId(now.getTime()), text: body.comment, isNew: true } : undefined;
  const said: StepEvent[] = comment ? [{ kind: 'commented', to: actor.name, commentId: comment.id }] : [];
  const events = [...said, ...pieces.flatMap((piece) => piece.events)];
  if (events.length === 0) return readWhole(db, ticket, lookingOf(context));
  const fields: Fields = Object.assign({}, ...pieces.map((piece) => piece.fields));
  const waiting = await waitingAfter(context, { ...ticket, ...fields }, ticket.status, comment !== undefined);
  const step = { actor, events, fields: { ...fields, ...waiting }, ...(comment ? { comment } : {}) };
  const next = await takeStep(db, ticket, step, now);
  await tell(context, ticket, next, actor);
  return readWhole(db, { ...next, isUnread: false }, lookingOf(context));
};

function edited({ caller, input, fail }: Context, ticket: FoundTicket): Planned {
  const { subject = ticket.subject, description = ticket.description } = input.body;
  if (subject === ticket.subject && description === ticket.description) return nothing;
  if (!actionsOf(ticket, caller).includes('edit')) return fail('action_not_allowed');
  return { fields: { subject, description }, events: [{ kind: 'edited' }] };
}

function chosen({ caller, input, fail }: Context, ticket: FoundTicket): Planned {
  const { categoryId = ticket.categoryId, priorityId = ticket.priorityId } = input.body;
  const isOther = { category: categoryId !== ticket.categoryId, priority: priorityId !== ticket.priorityId };
  if (!isOther.category && !isOther.priority) return nothing;
  if (!actionsOf(ticket, caller).includes('edit')) return fail('action_not_allowed');
  if (isOther.category && !findCategory(categoryId)) return fail('category_unknown', wrong('categoryId'));
  const priority = findPriority(priorityId);
  if (isOther.priority && !priority) return fail('priority_unknown', wrong('priorityId'));
  return {
    fields: { categoryId, priorityId, priorityRank: priority?.rank ?? ticket.priorityRank },
    events: [
      ...(isOther.category
        ? [{ kind: 'category_changed' as const, from: ticket.categoryId, to: categoryId }]
        : []),
      ...(isOther.priority
        ? [{ kind: 'priority_changed' as const, from: ticket.priorityId, to: priorityId }]
        : []),
    ],
  };
}

async function assigned({ db, caller, input, fail }: Context, ticket: FoundTicket): Promise<Planned> {
  const { assigneeId } = input.body;
  if (assigneeId === undefined || assigneeId === ticket.assigneeId) return nothing;
  if (!actionsOf(ticket, caller).includes('assign')) return fail('action_not_allowed');
  const people = await readPossibleAssignees(db, caller, ticket);
  const person = people.find(({ id }) => id === assigneeId);
  if (assigneeId !== null && !person) return fail('assignee_unknown', wrong('assigneeId'));
  return {
    fields: { assigneeId, assigneeName: person?.name ?? null },
    events: [{ kind: 'assigned', from: ticket.assigneeName, to: person?.name ?? null }],
  };
}

function moved({ caller, input, now, fail }: Context, ticket: FoundTicket): Planned {
  const { status } = input.body;
  if (status === undefined || status === ticket.status) return nothing;
  if (!allowedTransitions(ticket, sideOf(caller), now).includes(status))
    return fail('transition_not_allowed');
  return {
    fields: { status, closedAt: status === 'closed' ? now : null },
    events: [{ kind: 'status_changed', from: ticket.status, to: status }],
  };
}

const wrong = (path: string) => ({ errors: [{ path, code: 'invalid_choice' }] });
const answered: readonly TicketStatus[] = ['waiting_for_customer', 'resolved', 'closed'];

/** Who waits after it: nobody once the service has said something or the matter is done, the customer who comes back to it. */
async function waitingAfter(
  { db, caller, now }: Context,
  next: FoundTicket,
  before: TicketStatus,
  hasComment: boolean,
): Promise<Fields> {
  if (answered.includes(next.status)) return nobodyWaits;
  const isOfService = sideOf(caller) === 'service';
  if (isOfService && hasComment) return nobodyWaits;
  const comesBack = answered.includes(before) || hasComment;
  if (!isOfService && comesBack) return waitsFrom(db, next, now);
  if (next.askedAt === null) return {};
  return { answerDueAt: await promiseAnswer(db, next, next.askedAt) };
}

/** What becomes of a status is told by its name; what only moves on inside of the service is told nobody. */
async function tell(context: Context, before: FoundTicket, ticket: FoundTicket, actor: Actor): Promise<void> {
  const text = context.input.body.comment || undefined;
  const isMoved = ticket.status !== before.status;
  const isReopened = isMoved && ticket.status === 'open' && ['resolved', 'closed'].includes(before.status);
  const isDone = isMoved && (ticket.status === 'resolved' || ticket.status === 'closed');
  const isAsked = isMoved && ticket.status === 'waiting_for_customer';
  const said = text === undefined ? null : ('answered' as const);
  const done = isDone ? (ticket.status as 'resolved' | 'closed') : isReopened ? ('reopened' as const) : null;
  const customer = done ?? (isAsked ? ('waiting_for_customer' as const) : said);
  const isOfService = sideOf(context.caller) === 'service';
  const isGiven = ticket.assigneeId !== null && ticket.assigneeId !== before.assigneeId;
  const service = isOfService ? (isGiven ? ('assigned' as const) : null) : (done ?? said);
  await tellOfTicket(context, { ticket, actor, text, customer, service });
}
