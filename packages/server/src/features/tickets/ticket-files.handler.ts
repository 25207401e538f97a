import { type FoundTicket, findComment, findTicket } from '../../domain/tickets/ticket.repo.ts';
import { actorIdOf, readActor } from '../../domain/tickets/ticket-actor.ts';
import { addFiles, readFiles, replaceFile } from '../../domain/tickets/ticket-files.repo.ts';
import { mostFiles } from '../../domain/tickets/ticket-rules.ts';
import { sideOf } from '../../domain/tickets/ticket-side.ts';
import { momentOf, takeStep } from '../../domain/tickets/ticket-step.repo.ts';
import { firstUploader, toTicketFile } from '../../domain/tickets/ticket-view.ts';
import type { FileAnswer } from '../../storage/file-answer.ts';
import { storedFile } from '../../storage/stored-file.ts';
import type { Handler, HandlerContext } from '../handler.ts';

export const uploadTicketFile: Handler<'uploadTicketFile'> = async (context) => {
  const { db, caller, input, fail } = context;
  const ticket = await findTicket(db, caller, input.params.id, { isHeld: true });
  if (!ticket) return fail('not_found');
  if (ticket.status === 'closed') return fail('ticket_closed');
  if (isFull(context, ticket, false)) return fail('too_many_files');
  return upload(context, ticket, { commentId: null, isInternal: false });
};

/** Adds a file to the caller's own comment. */
export const uploadCommentFile: Handler<'uploadCommentFile'> = async (context) => {
  const { db, caller, input, fail } = context;
  const { id, commentId } = input.params;
  const ticket = await findTicket(db, caller, id, { isHeld: true });
  const comment = ticket && (await findComment(db, caller, id, commentId));
  if (!ticket || !comment) return fail('not_found');
  if (ticket.status === 'closed') return fail('ticket_closed');
  if (comment.authorId !== actorIdOf(caller)) return fail('comment_locked');
  const { isInternal } = comment;
  if (isFull(context, ticket, isInternal)) return fail('too_many_files');
  return upload(context, ticket, { commentId, isInternal });
};

type Sending = Pick<HandlerContext<'uploadTicketFile'>, 'db' | 'caller' | 'files' | 'now'>;
const sent = ({ files }: Sending) => files.file ?? [];

/** Whether the limit is exceeded. Files of internal notes are counted separately, so that customers do not notice their number. */
const isFull = (context: Sending, ticket: FoundTicket, isInternal: boolean): boolean =>
  (isInternal ? ticket.noteFileCount : ticket.fileCount) + sent(context).length > mostFiles;

async function upload(
  context: Sending,
  ticket: FoundTicket,
  { commentId, isInternal }: { readonly commentId: string | null; readonly isInternal: boolean },
) {
  const { db, caller, now } = context;
  const actor = await readActor(db, caller);
  const adding = { ticketId: ticket.id, commentId, isInternal, actor, now: momentOf(ticket, now) };
  const added = await addFiles(db, adding, sent(context));
  const events = added.map(({ file, versions }) => ({
    kind: 'file_added' as const,
    to: versions[0]?.name ?? null,
    fileId: file.id,
    ...(commentId === null ? {} : { commentId }),
  }));
  const next = await takeStep(db, ticket, { actor, events, isInternal, newFiles: added.length }, now);
  return { items: added.map((file) => toTicketFile(file, next, caller)) };
}

export const replaceTicketFile: Handler<'replaceTicketFile'> = async (context) => {
  const { db, caller, input, fail } = context;
  const { id, fileId } = input.params;
  const ticket = await findTicket(db, caller, id, { isHeld: true });
  const [stored] = ticket ? await readFiles(db, caller, id, { fileId }) : [];
  if (!ticket || !stored) return fail('not_found');
  if (ticket.status === 'closed') return fail('ticket_closed');
  if (firstUploader(stored.versions) !== actorIdOf(caller)) return fail('action_not_allowed');
  return replace(context, ticket, stored);
};

export const replaceCommentFile: Handler<'replaceCommentFile'> = async (context) => {
  const { db, caller, input, fail } = context;
  const { id, commentId, fileId } = input.params;
  const ticket = await findTicket(db, caller, id, { isHeld: true });
  const [stored] = ticket ? await readFiles(db, caller, id, { commentId, fileId }) : [];
  if (!ticket || !stored) return fail('not_found');
  if (ticket.status === 'closed') return fail('ticket_closed');
  if (firstUploader(stored.versions) !== actorIdOf(caller)) return fail('comment_locked');
  return replace(context, ticket, stored);
};

async function replace(
  context: Sending,
  ticket: FoundTicket,
  stored: Awaited<ReturnType<typeof readFiles>>[number],
) {
  const { db, caller, now } = context;
  const [file] = sent(context);
  if (!file) throw new Error('The call has no file, although the contract requires one');
  const actor = await readActor(db, caller);
  const { isInternal, commentId, id: fileId } = stored.file;
  const replaced = await replaceFile(db, stored, file, actor, momentOf(ticket, now));
  const event = {
    kind: 'file_replaced' as const,
    from: stored.versions[0]?.name ?? null,
    to: file.name,
    fileId,
    ...(commentId === null ? {} : { commentId }),
  };
  const next = await takeStep(db, ticket, { actor, events: [event], isInternal }, now);
  return toTicketFile(replaced, next, caller);
}

export const downloadTicketFile: Handler<'downloadTicketFile'> = (context) =>
  download(context, context.input.params);

export const downloadCommentFile: Handler<'downloadCommentFile'> = (context) =>
  download(context, context.input.params);

/** Downloads a version of a file; earlier versions are for the service only. */
async function download(
  context: HandlerContext<'downloadTicketFile'> | HandlerContext<'downloadCommentFile'>,
  {
    id,
    fileId,
    commentId,
  }: { readonly id: string; readonly fileId: string; readonly commentId?: string | undefined },
): Promise<FileAnswer> {
  const { db, caller, storage, log, input } = context;
  const fail = () => context.fail('not_found');
  const ticket = await findTicket(db, caller, id);
  if (!ticket) return fail();
  const choice = commentId === undefined ? { fileId } : { fileId, commentId };
  const [stored] = await readFiles(db, caller, id, choice);
  const [newest] = stored?.versions ?? [];
  const { version = newest?.version } = input.query;
  const isShown = version === newest?.version || sideOf(caller) === 'service';
  const wanted = isShown ? stored?.versions.find((one) => one.version === version) : undefined;
  if (!wanted) return fail();
  return (await storedFile(storage, { ...wanted, fileName: wanted.name }, log)) ?? fail();
}
