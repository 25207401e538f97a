import { newId } from '../../db/new-id.ts';
import { waitingAfter } from '../../domain/tickets/promise-answer.ts';
import { readPossibleAssignees } from '../../domain/tickets/teams.repo.ts';
import { type FoundTicket, findTicket } from '../../domain/tickets/ticket.repo.ts';
import { readActor } from '../../domain/tickets/ticket-actor.ts';
import { findCategory, findPriority } from '../../domain/tickets/ticket-choices.ts';
import { mailTicketChange } from '../../domain/tickets/ticket-mails.service.ts';
import { allowedTransitions } from '../../domain/tickets/ticket-rules.ts';
import { sideOf } from '../../domain/tickets/ticket-side.ts';
import { type StepEvent, takeStep } from '../../domain/tickets/ticket-step.repo.ts';
import { actionsOf } from '../../domain/tickets/ticket-view.ts';
import type { Handler, HandlerContext } from '../handler.ts';
import { lookingOf, readWhole } from './read-tickets.handler.ts';

type Context = HandlerContext<'updateTicket'>;
type Fields = Partial<FoundTicket>;

/** A change of one field, with its events for the timeline. */
interface Planned {
  readonly fields: Fields;
  readonly events: readonly StepEvent[];
}
const nothing: Planned = { fields: {}, events: [] };

/** Changes a ticket that is unchanged since it was read; omitted fields stay, and an unchanged value causes no event. */
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
  const commented: StepEvent[] = comment
    ? [{ kind: 'commented', to: actor.name, commentId: comment.id }]
    : [];
  const events = [...commented, ...pieces.flatMap((piece) => piece.events)];
  if (events.length === 0) return readWhole(db, ticket, lookingOf(context));
  const fields: Fields = Object.assign({}, ...pieces.map((piece) => piece.fields));
  const waiting = await waitingAfter(db, { ...ticket, ...fields }, now, {
    before: ticket.status,
    isOfService: sideOf(caller) === 'service',
    hasComment: comment !== undefined,
  });
  const step = { actor, events, fields: { ...fields, ...waiting }, ...(comment ? { comment } : {}) };
  const next = await takeStep(db, ticket, step, now);
  await mailTicketChange(context, ticket, { ticket: next, actor, text: body.comment || undefined });
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
