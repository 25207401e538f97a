import { businessTimeZone } from '@foyer/contract';
import { openTicketStatuses } from '@foyer/contract/tickets/tickets.schema';
import { and, eq, gte, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import { users } from '../accounts/accounts.table.ts';
import { companies } from '../companies/companies.table.ts';
import { matchesEachWord, type SearchedWord } from '../search/matches-words.repo.ts';
import { ticketFields } from './ticket.repo.ts';
import type { TicketViewer } from './ticket-viewer.ts';
import { dueOf, tickets } from './tickets.table.ts';
import { inScope, isUnreadFor, visibleTickets } from './visible-tickets.repo.ts';

/** Creates the list for one side. The service's list also follows its internal notes, which customers never see. */
const listFor = (
  changedAt: typeof tickets.updatedAt | typeof tickets.noticedAt,
  holdsWord: (word: SearchedWord) => SQL | undefined,
) =>
  pageOf('listTickets', tickets, {
    fields: (viewer: TicketViewer) => ticketFields(viewer),
    visible: visibleTickets,
    sorts: {
      updatedAt: changedAt,
      createdAt: tickets.createdAt,
      number: tickets.number,
      priority: tickets.priorityRank,
      status: tickets.status,
      answerDueAt: { expression: dueOf(tickets.answerDueAt), kind: 'instant' },
    },
    defaultSort: 'updatedAt:desc',
    filters: {
      search: (search) => matchesEachWord(search, holdsWord),
      scope: inScope,
      isOpen: (isOpen) => (isOpen ? inArray : notInArray)(tickets.status, [...openTicketStatuses]),
      company: (ids) => inArray(tickets.companyId, ids),
      status: (statuses) => inArray(tickets.status, statuses),
      category: (ids) => inArray(tickets.categoryId, ids),
      priority: (ids) => inArray(tickets.priorityId, ids),
      isUnread: (isUnread, viewer) => sql`${isUnreadFor(viewer)} = ${isUnread}::boolean`,
      isAssigned: (isAssigned) => (isAssigned ? isNotNull(tickets.assigneeId) : isNull(tickets.assigneeId)),
      associationKind: (kind) => eq(tickets.associationKind, kind),
      associationId: (id) => eq(tickets.associationId, id),
      // The first and the last business day on which they were opened.
      from: (day) => gte(tickets.createdAt, startOfDay(day)),
      to: (day) => and(lt(tickets.createdAt, sql`${startOfDay(day)} + interval '1 day'`)),
    },
  });

export const ticketLists = {
  customer: listFor(tickets.updatedAt, ({ isIn }) => isIn(tickets.searchText)),
  // the service also sees the customer and the assignee of a ticket
  service: listFor(tickets.noticedAt, ({ isIn }) =>
    or(
      isIn(tickets.serviceSearchText),
      sql`${tickets.companyId} in (select ${companies.id} from ${companies} where ${isIn(companies.searchText)})`,
      sql`${tickets.assigneeId} in (select ${users.id} from ${users} where ${isIn(users.searchText)})`,
    ),
  ),
};

const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone ${businessTimeZone}::text`;
