import type { Database } from '../../db/client.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { commentList, toStoredFile } from '../../domain/tickets/comment-list.repo.ts';
import { readPossibleAssignees } from '../../domain/tickets/teams.repo.ts';
import { type FoundTicket, findTicket, readEvents } from '../../domain/tickets/ticket.repo.ts';
import { listCategories, listPriorities } from '../../domain/tickets/ticket-choices.ts';
import { readFiles } from '../../domain/tickets/ticket-files.repo.ts';
import { ticketLists } from '../../domain/tickets/ticket-list.repo.ts';
import { sideOf } from '../../domain/tickets/ticket-side.ts';
import { markRead } from '../../domain/tickets/ticket-step.repo.ts';
import {
  type Looking,
  toComment,
  toTicket,
  toTicketFile,
  toTicketSummary,
} from '../../domain/tickets/ticket-view.ts';
import type { Handler, HandlerContext } from '../handler.ts';

/** Returns the reader of a call, with language and time. */
export const lookingOf = ({
  caller,
  now,
  locale,
}: Pick<HandlerContext<'getTicket'>, 'caller' | 'now' | 'locale'>): Looking => ({
  viewer: caller,
  now,
  language: languageOf(locale),
});

export const listTickets: Handler<'listTickets'> = async (context) => {
  const { db, caller, input } = context;
  const { rows, ...page } = await ticketLists[sideOf(caller)].read(db, caller, input.query);
  const looking = lookingOf(context);
  return { ...page, items: rows.map((row) => toTicketSummary(row, looking)) };
};

/** Returns a ticket with all its parts, as the reader sees it. */
export async function readWhole(db: Database, ticket: FoundTicket, looking: Looking) {
  const { viewer } = looking;
  const files = await readFiles(db, viewer, ticket.id);
  const events = await readEvents(db, viewer, ticket.id);
  const possibleAssignees = ticket.status === 'closed' ? [] : await readPossibleAssignees(db, viewer, ticket);
  return toTicket(ticket, { files, events, possibleAssignees }, looking);
}

export const getTicket: Handler<'getTicket'> = async (context) => {
  const { db, caller, input, fail } = context;
  const ticket = await findTicket(db, caller, input.params.id);
  if (!ticket) return fail('not_found');
  const whole = await readWhole(db, ticket, lookingOf(context));
  // opening a ticket during impersonation does not mark it as read for the customer
  const isOwn = caller.actor?.kind !== 'impersonation';
  const seen = sideOf(caller) === 'service' ? ticket.noticedAt : ticket.updatedAt;
  if (isOwn && ticket.isUnread) await markRead(db, caller.userId, ticket.id, seen);
  return whole;
};

export const listTicketCategories: Handler<'listTicketCategories'> = async ({ locale }) => ({
  items: listCategories(languageOf(locale)),
});

export const listTicketPriorities: Handler<'listTicketPriorities'> = async ({ locale }) => ({
  items: listPriorities(languageOf(locale)),
});

export const listTicketComments: Handler<'listTicketComments'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const ticket = await findTicket(db, caller, input.params.id);
  if (!ticket) return fail('not_found');
  const reader = { ...caller, ticketId: ticket.id };
  const { rows, nextCursor } = await commentList.readRows(db, reader, input.query);
  const looking = { viewer: caller, now };
  return {
    items: rows.map((row) => toComment(row, row.files.map(toStoredFile), ticket, looking)),
    nextCursor,
  };
};

export const listTicketFiles: Handler<'listTicketFiles'> = async ({ db, caller, input, fail }) => {
  const ticket = await findTicket(db, caller, input.params.id);
  if (!ticket) return fail('not_found');
  const files = await readFiles(db, caller, ticket.id);
  return { items: files.map((file) => toTicketFile(file, ticket, caller)) };
};

export const listCommentFiles: Handler<'listCommentFiles'> = async ({ db, caller, input, fail }) => {
  const { id, commentId } = input.params;
  const ticket = await findTicket(db, caller, id, { commentId });
  if (!ticket) return fail('not_found');
  const files = await readFiles(db, caller, id, { commentId });
  return { items: files.map((file) => toTicketFile(file, ticket, caller)) };
};
