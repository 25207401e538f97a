import type { Mode } from '@foyer/contract';
import type { AssociationKind, TicketPerson, TicketStatus } from '@foyer/contract/tickets/tickets.schema';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { brands } from '../branding/brands.table.ts';
import { companies } from '../companies/companies.table.ts';

type PersonKind = TicketPerson['kind'];

/** Teams for the tickets of a brand, all of them or those of some categories. `companyId` is the company of the members. */
export const ticketTeams = pgTable('ticket_teams', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  brandId: text('brand_id')
    .notNull()
    .references(() => brands.id),
  /** Categories of the team; empty for all that no other team of the brand takes. */
  categoryIds: text('category_ids').array().notNull().default([]),
});

export const ticketTeamMembers = pgTable(
  'ticket_team_members',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => ticketTeams.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.userId] }), index('ticket_team_members_user').on(t.userId)],
);

/** Sort key of the promised answer time: tickets without one sort last. */
export const dueOf = (answerDueAt: AnyPgColumn): SQL =>
  sql`coalesce(${answerDueAt}, '9999-12-31'::timestamptz)`;

/**
 * Tickets. Internal notes change nothing that a customer can see: they have their own time (`noticedAt`), counts and search text
 * (`serviceSearchText`), and do not affect `updatedAt`, `version`, `commentCount` and `fileCount`. Search texts are folded by `foldText`.
 */
export const tickets = pgTable(
  'tickets',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    userId: text('user_id').notNull(),
    companyId: text('company_id'),
    mode: text('mode').$type<Mode>().notNull(),
    brandId: text('brand_id').notNull(),
    /** Null if no team takes the ticket; then the technicians of its brand do. */
    teamId: text('team_id'),
    assigneeId: text('assignee_id'),
    assigneeName: text('assignee_name'),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    authorKind: text('author_kind').$type<PersonKind>().notNull(),
    subject: text('subject').notNull(),
    description: text('description').notNull(),
    status: text('status').$type<TicketStatus>().notNull(),
    categoryId: text('category_id').notNull(),
    priorityId: text('priority_id').notNull(),
    priorityRank: integer('priority_rank').notNull(),
    associationKind: text('association_kind').$type<AssociationKind>(),
    associationId: text('association_id'),
    associationLabel: text('association_label'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Time of the last change, including internal notes. */
    noticedAt: instant('noticed_at').notNull(),
    /** Time since which the customer waits for the service; null if the customer does not wait. */
    askedAt: instant('asked_at'),
    /** Time by which an answer is promised. */
    answerDueAt: instant('answer_due_at'),
    closedAt: instant('closed_at'),
    version: integer('version').notNull(),
    commentCount: integer('comment_count').notNull(),
    noteCount: integer('note_count').notNull(),
    fileCount: integer('file_count').notNull(),
    noteFileCount: integer('note_file_count').notNull(),
    searchText: text('search_text').notNull(),
    serviceSearchText: text('service_search_text').notNull(),
  },
  (t) => [
    index('tickets_company').on(t.companyId, t.mode, t.updatedAt, t.id),
    index('tickets_user').on(t.userId, t.mode, t.updatedAt, t.id),
    index('tickets_team').on(t.teamId, t.noticedAt, t.id),
    index('tickets_brand').on(t.brandId, t.noticedAt, t.id),
    index('tickets_assignee').on(t.assigneeId, t.noticedAt, t.id),
    index('tickets_about').on(t.associationKind, t.associationId),
    index('tickets_trigram').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('tickets_service_trigram').using('gin', sql`${t.serviceSearchText} gin_trgm_ops`),
  ],
);

const ticketId = () =>
  text('ticket_id')
    .notNull()
    .references(() => tickets.id, { onDelete: 'cascade' });

/** Comments between customers and the service, and internal notes of the service. */
export const ticketComments = pgTable(
  'ticket_comments',
  {
    id: text('id').primaryKey(),
    ticketId: ticketId(),
    isInternal: boolean('is_internal').notNull(),
    text: text('text').notNull(),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    authorKind: text('author_kind').$type<PersonKind>().notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    version: integer('version').notNull(),
  },
  (t) => [index('ticket_comments_ticket').on(t.ticketId, t.createdAt, t.id)],
);

/** Timeline of tickets; `place` orders entries of the same instant. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: text('id').primaryKey(),
    ticketId: ticketId(),
    isInternal: boolean('is_internal').notNull(),
    kind: text('kind').notNull(),
    at: instant('at').notNull(),
    place: integer('place').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    actorKind: text('actor_kind').$type<PersonKind>().notNull(),
    /** Value before the change: a status, the id of a priority or category, or a name. */
    from: text('from_value'),
    to: text('to_value'),
    commentId: text('comment_id'),
    fileId: text('file_id'),
  },
  (t) => [index('ticket_events_ticket').on(t.ticketId, t.at, t.place)],
);

/** Files of tickets and comments. `version` is the newest one in `ticket_file_versions`. */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    id: text('id').primaryKey(),
    ticketId: ticketId(),
    commentId: text('comment_id').references(() => ticketComments.id, { onDelete: 'cascade' }),
    isInternal: boolean('is_internal').notNull(),
    version: integer('version').notNull(),
    addedAt: instant('added_at').notNull(),
    place: integer('place').notNull(),
  },
  (t) => [index('ticket_files_ticket').on(t.ticketId, t.addedAt, t.place)],
);

/** Versions of files; a version never changes. */
export const ticketFileVersions = pgTable(
  'ticket_file_versions',
  {
    id: text('id').primaryKey(),
    fileId: text('file_id')
      .notNull()
      .references(() => ticketFiles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    uploaderId: text('uploader_id').notNull(),
    uploaderName: text('uploader_name').notNull(),
    uploaderKind: text('uploader_kind').$type<PersonKind>().notNull(),
  },
  (t) => [uniqueIndex('ticket_file_versions_number').on(t.fileId, t.version)],
);

/** Time at which a user last read or changed a ticket. */
export const ticketReads = pgTable(
  'ticket_reads',
  {
    userId: text('user_id').notNull(),
    ticketId: ticketId(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.ticketId] }), index('ticket_reads_ticket').on(t.ticketId)],
);
