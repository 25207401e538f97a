import { newId } from '../../db/new-id.ts';
import { nobodyWaits, waitsFrom } from '../../domain/tickets/promise-answer.ts';
import { type FoundTicket, findComment, findTicket } from '../../domain/tickets/ticket.repo.ts';
import { readActor } from '../../domain/tickets/ticket-actor.ts';
import { readFiles } from '../../domain/tickets/ticket-files.repo.ts';
import { mailTicketEvent } from '../../domain/tickets/ticket-mails.service.ts';
import { sideOf } from '../../domain/tickets/ticket-side.ts';
import { type StepEvent, takeStep } from '../../domain/tickets/ticket-step.repo.ts';
import { actionsOf, canEdit, toComment } from '../../domain/tickets/ticket-view.ts';
import type { Handler, HandlerContext } from '../handler.ts';

type Creating = HandlerContext<'createTicketComment'>;

/** Comments on a ticket. A customer's comment reopens one that waits for the customer or is resolved; the service's answer ends the waiting. */
export const createTicketComment: Handler<'createTicketComment'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const { text, isInternal } = input.body;
  const ticket = await findTicket(db, caller, input.params.id, { isHeld: true });
  if (!ticket) return fail('not_found');
  if (ticket.status === 'closed') return fail('ticket_closed');
  if (!actionsOf(ticket, caller).includes(isInternal ? 'comment_internally' : 'comment'))
    return fail('action_not_allowed');
  const actor = await readActor(db, caller);
  const id = newId(now.getTime());
  const effect = isInternal ? { fields: {}, events: [] } : await effectOf(context, ticket);
  const commented: StepEvent = { kind: 'commented', to: actor.name, commentId: id };
  const next = await takeStep(
    db,
    ticket,
    {
      actor,
      isInternal,
      fields: effect.fields,
      comment: { id, text, isNew: true },
      events: [commented, ...effect.events],
    },
    now,
  );
  if (!isInternal) {
    const isAnswer = sideOf(caller) === 'service';
    const service = isAnswer ? null : 'answered';
    await mailTicketEvent(context, { ticket: next, actor, text, customer: 'answered', service });
  }
  const comment = await findComment(db, caller, ticket.id, id);
  if (!comment) throw new Error(`The comment ${id} that was just written is missing`);
  return toComment(comment, [], next, { viewer: caller, now });
};

/** Returns the change of the ticket that follows from a comment. */
async function effectOf({ db, caller, now }: Creating, ticket: FoundTicket) {
  const isOfService = sideOf(caller) === 'service';
  const opens = isOfService
    ? ticket.status === 'new'
    : ['waiting_for_customer', 'resolved'].includes(ticket.status);
  const waiting = isOfService ? nobodyWaits : await waitsFrom(db, ticket, now);
  const moved: StepEvent = { kind: 'status_changed', from: ticket.status, to: 'open' };
  return {
    fields: { ...waiting, ...(opens ? { status: 'open' as const } : {}) },
    events: opens ? [moved] : [],
  };
}

/** Edits the caller's own comment while it is recent. */
export const updateTicketComment: Handler<'updateTicketComment'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const { commentId, version, text } = input.body;
  const ticket = await findTicket(db, caller, input.params.id, { isHeld: true });
  const comment = ticket && (await findComment(db, caller, ticket.id, commentId));
  if (!ticket || !comment) return fail('not_found');
  if (ticket.status === 'closed') return fail('ticket_closed');
  if (!canEdit(comment, ticket, caller, now)) return fail('comment_locked');
  if (comment.version !== version) {
    const params = { version: comment.version };
    return fail('comment_changed', { errors: [{ path: 'version', code: 'mismatch', params }] });
  }
  const actor = await readActor(db, caller);
  const { isInternal } = comment;
  const events: StepEvent[] = [{ kind: 'edited', to: actor.name, commentId }];
  const step = { actor, events, isInternal, comment: { id: commentId, text, isNew: false } };
  const next = await takeStep(db, ticket, step, now);
  const mended = await findComment(db, caller, ticket.id, commentId);
  if (!mended) throw new Error(`The comment ${commentId} that was just changed is missing`);
  const files = await readFiles(db, caller, ticket.id, { commentId });
  return toComment(mended, files, next, { viewer: caller, now });
};
