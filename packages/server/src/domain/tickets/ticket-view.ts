import type {
  Ticket,
  TicketComment,
  TicketEvent,
  TicketFile,
  TicketPerson,
  TicketSummary,
} from '@foyer/contract/tickets/tickets.schema';
import type { Language } from '../languages/language.ts';
import type { CommentRow, EventRow, FoundTicket, StoredTicketFile } from './ticket.repo.ts';
import { actorIdOf } from './ticket-actor.ts';
import { categoryName, findPriority, priorityName } from './ticket-choices.ts';
import { allowedActions, allowedTransitions, editMinutes, reopenableUntil } from './ticket-rules.ts';
import { type Side, sideOf } from './ticket-side.ts';
import type { TicketViewer } from './ticket-viewer.ts';

/** Viewer of a ticket, with time and language. */
export interface Looking {
  readonly viewer: TicketViewer;
  readonly now: Date;
  readonly language: Language;
}

/** Converts a ticket to its list entry. */
export function toTicketSummary(row: FoundTicket, { viewer, language }: Looking): TicketSummary {
  const isOfService = sideOf(viewer) === 'service';
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    status: row.status,
    category: { id: row.categoryId, name: categoryName(row.categoryId, language) },
    priority: {
      id: row.priorityId,
      name: priorityName(row.priorityId, language),
      rank: findPriority(row.priorityId)?.rank ?? row.priorityRank,
    },
    createdAt: row.createdAt.toISOString(),
    updatedAt: (isOfService ? row.noticedAt : row.updatedAt).toISOString(),
    createdBy: { id: row.authorId, name: row.authorName, kind: row.authorKind },
    company: row.companyId === null ? null : { id: row.companyId, name: row.companyName ?? row.companyId },
    assignee: assigneeOf(row),
    association: associationOf(row),
    commentCount: row.commentCount + (isOfService ? row.noteCount : 0),
    fileCount: row.fileCount + (isOfService ? row.noteFileCount : 0),
    isUnread: row.isUnread,
    answerDueAt: row.answerDueAt?.toISOString() ?? null,
  };
}

function assigneeOf({ assigneeId, assigneeName }: FoundTicket): TicketPerson | null {
  return assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '', kind: 'service' };
}

function associationOf({ associationKind: kind, associationId: id, associationLabel: label }: FoundTicket) {
  return kind === null || id === null ? null : { kind, id, label: label ?? id };
}

/** Parts of a ticket that are stored in other tables. */
export interface TicketParts {
  readonly files: readonly StoredTicketFile[];
  readonly events: readonly EventRow[];
  readonly possibleAssignees: readonly TicketPerson[];
}

/** Converts a ticket with all details that the viewer may see. */
export function toTicket(row: FoundTicket, parts: TicketParts, looking: Looking): Ticket {
  const { viewer, now, language } = looking;
  return {
    ...toTicketSummary(row, looking),
    version: row.version,
    description: row.description,
    allowedTransitions: [...allowedTransitions(row, sideOf(viewer), now)],
    allowedActions: [...actionsOf(row, viewer)],
    possibleAssignees: [...parts.possibleAssignees],
    reopenableUntil: reopenableUntil(row, now)?.toISOString() ?? null,
    files: parts.files.map((file) => toTicketFile(file, row, viewer)),
    timeline: parts.events.map((event) => toEvent(event, language)),
  };
}

/** Returns the actions that a viewer may take on a ticket. */
export function actionsOf(row: FoundTicket, viewer: TicketViewer) {
  const side: Side = sideOf(viewer);
  const comments = row.commentCount + (side === 'service' ? row.noteCount : 0);
  return allowedActions({ status: row.status, comments }, side, row.userId === viewer.userId);
}

/** Converts an event. Priorities and categories become names, so that no client has to look them up. */
function toEvent(row: EventRow, language: Language): TicketEvent {
  const kind = row.kind as TicketEvent['kind'];
  const told = (value: string | null) => {
    if (value === null) return null;
    if (kind === 'priority_changed') return priorityName(value, language);
    return kind === 'category_changed' ? categoryName(value, language) : value;
  };
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind,
    from: told(row.from),
    to: told(row.to),
    actor: { id: row.actorId, name: row.actorName, kind: row.actorKind },
    commentId: row.commentId,
    fileId: row.fileId,
  };
}

type Version = StoredTicketFile['versions'][number];

const toVersion = (row: Version) => ({
  name: row.name,
  mediaType: row.mediaType,
  sizeBytes: row.sizeBytes,
  version: row.version,
  uploadedAt: row.uploadedAt.toISOString(),
  uploadedBy: { id: row.uploaderId, name: row.uploaderName, kind: row.uploaderKind },
});

/** Converts a file as the viewer may see it: only the service sees earlier versions. */
export function toTicketFile(
  { file, versions }: StoredTicketFile,
  ticket: Pick<FoundTicket, 'status'>,
  viewer: TicketViewer,
): TicketFile {
  const [newest, ...earlier] = versions;
  if (!newest) throw new Error(`The file ${file.id} has no version`);
  return {
    id: file.id,
    commentId: file.commentId,
    ...toVersion(newest),
    canReplace: ticket.status !== 'closed' && firstUploader(versions) === actorIdOf(viewer),
    earlierVersions: sideOf(viewer) === 'service' ? earlier.map(toVersion) : [],
  };
}

/** Returns the id of the person who uploaded the first version of a file, and who may replace it. */
export const firstUploader = (versions: readonly Version[]): string | undefined =>
  versions.at(-1)?.uploaderId;

/** Whether a viewer may still edit a comment. */
export const canEdit = (
  comment: Pick<CommentRow, 'authorId' | 'createdAt'>,
  ticket: Pick<FoundTicket, 'status'>,
  viewer: TicketViewer,
  now: Date,
): boolean =>
  ticket.status !== 'closed' &&
  comment.authorId === actorIdOf(viewer) &&
  now.getTime() - comment.createdAt.getTime() < editMinutes * 60_000;

export const toComment = (
  row: CommentRow,
  files: readonly StoredTicketFile[],
  ticket: Pick<FoundTicket, 'status'>,
  { viewer, now }: Pick<Looking, 'viewer' | 'now'>,
): TicketComment => ({
  id: row.id,
  text: row.text,
  isInternal: row.isInternal,
  version: row.version,
  author: { id: row.authorId, name: row.authorName, kind: row.authorKind },
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  canEdit: canEdit(row, ticket, viewer, now),
  files: files.map((file) => toTicketFile(file, ticket, viewer)),
});
