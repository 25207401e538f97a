import * as v from 'valibot';
import { id, lines, optionalLines, text } from '../rules/field-rules.ts';
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

/** Author of a change: a customer, the service, or the system itself. */
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
  /** Comment that the file belongs to; null for a file of the ticket itself. */
  commentId: v.nullable(id),
  ...fileVersion,
  canReplace: v.boolean(),
  /** Earlier versions of the file, newest first; empty for everybody but the service. */
  earlierVersions: v.array(v.object(fileVersion)),
});
export type TicketFile = v.InferOutput<typeof ticketFileSchema>;

/** A category in the query's `locale`. */
export const ticketCategorySchema = v.object({
  id,
  name: v.string(),
  description: v.nullable(v.string()),
  defaultPriorityId: id,
  /** Usual subjects of a ticket in this category, which a form offers. */
  associationKinds: v.array(associationKindSchema),
});
export type TicketCategory = v.InferOutput<typeof ticketCategorySchema>;

/** A company whose people have opened tickets; `id` is a value for the filter `company` of `listTickets`. */
export const ticketCompanySchema = v.object({ id, name: v.string(), customerNumber: v.string() });
export type TicketCompany = v.InferOutput<typeof ticketCompanySchema>;

/** A priority. `rank` 1 is the most urgent. `answerHours` is the promised time until the first answer, in business hours. */
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
  /** `label` is the name by which people know the object: an order number, a card number. */
  association: v.nullable(v.object({ kind: associationKindSchema, id, label: v.string() })),
  commentCount: v.number(),
  fileCount: v.number(),
  /** Whether the ticket has changed since the caller last opened it. */
  isUnread: v.boolean(),
  /** Instant until which the service promised to answer; null after its answer. */
  answerDueAt: v.nullable(v.string()),
});
export type TicketSummary = v.InferOutput<typeof ticketSummarySchema>;

/** Kinds of events of a ticket. */
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

/** An event of a ticket, in chronological order. `from` and `to` are statuses, names of priorities, categories or people, or file names. */
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

/** One ticket with all details. `version` changes with every change; an update names the version that was shown. */
export const ticketSchema = v.object({
  ...ticketSummarySchema.entries,
  version: v.number(),
  /** In the response of `createTicket`: whether the person who opened it receives a mail, which they can switch off. */
  isMailed: v.optional(v.boolean()),
  description: v.string(),
  allowedTransitions: v.array(ticketStatusSchema),
  allowedActions: v.array(ticketActionSchema),
  /** People to whom the caller may assign the ticket; empty for customers. */
  possibleAssignees: v.array(ticketPersonSchema),
  /** Instant until which a closed ticket may be opened again; null while it is open, and after that instant. */
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
  /** Visible to the service only; never sent to customers. */
  isInternal: v.boolean(),
  createdAt: v.string(),
  editedAt: v.nullable(v.string()),
  canEdit: v.boolean(),
  version: v.number(),
  files: v.array(ticketFileSchema),
});
export type TicketComment = v.InferOutput<typeof ticketCommentSchema>;

/** A new ticket. Its files are sent by `uploadTicketFile`. */
export const createTicketSchema = v.strictObject({
  subject: text(150),
  description: lines(10_000),
  categoryId: id,
  /** If omitted, the default of the category. */
  priorityId: v.optional(id),
  association: v.optional(v.strictObject({ kind: associationKindSchema, id })),
});

/** A change to a ticket; omitted fields stay as they are. `assigneeId` null removes the assignment (technicians). */
export const updateTicketSchema = v.strictObject({
  id,
  version: v.pipe(v.number('required'), v.integer('integers_only')),
  subject: v.optional(text(150)),
  description: v.optional(lines(10_000)),
  status: v.optional(ticketStatusSchema),
  categoryId: v.optional(id),
  priorityId: v.optional(id),
  assigneeId: v.optional(v.nullable(id)),
  /** Reason, shown with the change of status. */
  comment: optionalLines(10_000),
});

/** A new comment. Its files are sent by `uploadCommentFile`; `isInternal` is for the service. */
export const createCommentSchema = v.strictObject({
  text: lines(10_000),
  isInternal: v.optional(v.boolean('invalid_choice'), false),
});

/** A change to a comment, allowed to its author for 15 minutes. */
export const updateCommentSchema = v.strictObject({
  commentId: id,
  version: v.pipe(v.number('required'), v.integer('integers_only')),
  text: lines(10_000),
});
