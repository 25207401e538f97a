import * as v from 'valibot';
import { id, lines, optionalLines, text } from '../field-rules.ts';
import { associationKinds, ticketActions, ticketScopes, ticketStatuses } from './ticket-states.ts';

export * from './ticket-states.ts';

/** One of {@link ticketStatuses}. */
export const ticketStatusSchema = v.picklist(ticketStatuses, 'invalid_choice');

/** One of {@link associationKinds}. */
export const associationKindSchema = v.picklist(associationKinds, 'invalid_choice');

/** One of {@link ticketScopes}. */
export const ticketScopeSchema = v.picklist(ticketScopes, 'invalid_choice');

/** One of {@link ticketActions}. */
export const ticketActionSchema = v.picklist(ticketActions);

/** Somebody who did something: a customer, the service, or the system itself. */
export const ticketPersonSchema = v.object({
  id,
  name: v.string(),
  kind: v.picklist(['customer', 'service', 'system']),
});
export type TicketPerson = v.InferOutput<typeof ticketPersonSchema>;

const fileVersion = {
  name: v.string(),
  mediaType: v.string(),
  sizeBytes: v.number(),
  version: v.number(),
  uploadedAt: v.string(),
  uploadedBy: ticketPersonSchema,
};

/** A file on a ticket or comment. `version` starts at 1 and rises when the file is replaced. */
export const ticketFileSchema = v.object({
  id,
  /** The comment it came with; null for the ticket itself. */
  commentId: v.nullable(id),
  ...fileVersion,
  canReplace: v.boolean(),
  /** What stood in its place before, the newest first; for the service, else empty. */
  earlierVersions: v.array(v.object(fileVersion)),
});
export type TicketFile = v.InferOutput<typeof ticketFileSchema>;

/** A category in the query's `locale`. */
export const ticketCategorySchema = v.object({
  id,
  name: v.string(),
  description: v.nullable(v.string()),
  defaultPriorityId: id,
  /** What a ticket of this category is usually about; a form offers these. */
  associationKinds: v.array(associationKindSchema),
});
export type TicketCategory = v.InferOutput<typeof ticketCategorySchema>;

/** `rank` 1 is the most urgent. `answerHours` is the promised time to the first answer, in business hours. */
export const ticketPrioritySchema = v.object({
  id,
  name: v.string(),
  rank: v.number(),
  answerHours: v.nullable(v.number()),
});
export type TicketPriority = v.InferOutput<typeof ticketPrioritySchema>;

/** A ticket as lists show it. */
export const ticketSummarySchema = v.object({
  id,
  /** For example T-2026-000042. */
  number: v.string(),
  subject: v.string(),
  status: ticketStatusSchema,
  category: v.object({ id, name: v.string() }),
  priority: v.object({ id, name: v.string(), rank: v.number() }),
  createdAt: v.string(),
  updatedAt: v.string(),
  createdBy: ticketPersonSchema,
  company: v.nullable(v.object({ id, name: v.string() })),
  assignee: v.nullable(ticketPersonSchema),
  /** `label` is what people call it: an order number, a card number. */
  association: v.nullable(v.object({ kind: associationKindSchema, id, label: v.string() })),
  commentCount: v.number(),
  fileCount: v.number(),
  /** Whether something happened since the caller last opened it. */
  isUnread: v.boolean(),
  /** When the service promised to answer; null once it did. */
  answerDueAt: v.nullable(v.string()),
});
export type TicketSummary = v.InferOutput<typeof ticketSummarySchema>;

/** What may happen to a ticket. */
export const ticketEventKinds = [
  'created',
  'status_changed',
  'priority_changed',
  'category_changed',
  'assigned',
  'edited',
  'commented',
  'file_added',
  'file_replaced',
] as const;

/** One thing that happened, in the order of time. `from` and `to` are statuses, names of priorities, categories or people, or file names. */
export const ticketEventSchema = v.object({
  id,
  at: v.string(),
  actor: ticketPersonSchema,
  kind: v.picklist(ticketEventKinds),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  commentId: v.nullable(id),
  fileId: v.nullable(id),
});
export type TicketEvent = v.InferOutput<typeof ticketEventSchema>;

/** `version` changes with every change; an update names the version it saw. */
export const ticketSchema = v.object({
  ...ticketSummarySchema.entries,
  version: v.number(),
  /** In the answer to `createTicket`: whether a mail goes to whoever has opened it, who may do without. */
  isMailed: v.optional(v.boolean()),
  description: v.string(),
  allowedTransitions: v.array(ticketStatusSchema),
  allowedActions: v.array(ticketActionSchema),
  /** To whom the caller may give it; empty for customers. */
  possibleAssignees: v.array(ticketPersonSchema),
  /** Until when a closed ticket may be opened again; null while it is open, and once that is over. */
  reopenableUntil: v.nullable(v.string()),
  files: v.array(ticketFileSchema),
  timeline: v.array(ticketEventSchema),
});
export type Ticket = v.InferOutput<typeof ticketSchema>;

/** One comment with its files. */
export const ticketCommentSchema = v.object({
  id,
  text: v.string(),
  author: ticketPersonSchema,
  /** Seen by the service only; never sent to customers. */
  isInternal: v.boolean(),
  createdAt: v.string(),
  editedAt: v.nullable(v.string()),
  canEdit: v.boolean(),
  version: v.number(),
  files: v.array(ticketFileSchema),
});
export type TicketComment = v.InferOutput<typeof ticketCommentSchema>;

/** A new ticket. Files follow by `uploadTicketFile`. */
export const createTicketSchema = v.strictObject({
  subject: text(150),
  description: lines(10_000),
  categoryId: id,
  /** The category's default where left out. */
  priorityId: v.optional(id),
  association: v.optional(v.strictObject({ kind: associationKindSchema, id })),
});

/** A change to a ticket: what is left out stays. `assigneeId` null takes the assignment away (technicians). */
export const updateTicketSchema = v.strictObject({
  id,
  version: v.pipe(v.number('required'), v.integer('integers_only')),
  subject: v.optional(text(150)),
  description: v.optional(lines(10_000)),
  status: v.optional(ticketStatusSchema),
  categoryId: v.optional(id),
  priorityId: v.optional(id),
  assigneeId: v.optional(v.nullable(id)),
  /** Why, shown with the change of status. */
  comment: optionalLines(10_000),
});

/** A new comment. Files follow by `uploadCommentFile`; `isInternal` is for the service. */
export const createCommentSchema = v.strictObject({
  text: lines(10_000),
  isInternal: v.optional(v.boolean('invalid_choice'), false),
});

/** A comment may be edited by its author for 15 minutes. */
export const updateCommentSchema = v.strictObject({
  commentId: id,
  version: v.pipe(v.number('required'), v.integer('integers_only')),
  text: lines(10_000),
});
