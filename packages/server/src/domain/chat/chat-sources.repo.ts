import type { PermissionName } from '@foyer/contract';
import type { ChatSourceKind } from '@foyer/contract/chat/chat.schema';
import { invoiceStates } from '@foyer/contract/invoices/invoices.schema';
import { orderStates } from '@foyer/contract/orders/orders.schema';
import { ticketStatuses } from '@foyer/contract/tickets/tickets.schema';
import { useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { portalDocuments, portalDocumentTexts } from '../documents/documents.table.ts';
import { documentsFor } from '../documents/visible-documents.repo.ts';
import { visibleInvoices } from '../invoices/invoice.repo.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { nearestText } from '../languages/nearest-text.repo.ts';
import { news, newsTexts } from '../news/news.table.ts';
import { newsFor } from '../news/visible-news.repo.ts';
import { visibleTo } from '../orders/order.repo.ts';
import { orders } from '../orders/orders.table.ts';
import { toSearchText } from '../search/fold-text.ts';
import { searchedColumn } from '../search/folded-column.repo.ts';
import { tickets } from '../tickets/tickets.table.ts';
import { visibleTickets } from '../tickets/visible-tickets.repo.ts';
import { requestName } from '../use-cases/name/request-name.ts';
import { ownedBy } from '../use-cases/owned-by.repo.ts';
import { cardNumber } from '../use-cases/use-cases.repo.ts';
import { chargingCards, submissions } from '../use-cases/use-cases.table.ts';
import { stateWords } from './asked/asked-words.ts';
import type { ChatReader } from './chat-reader.ts';
import { guideRows } from './guides.ts';

/** Searched rows of a table: those that the reader may see, by the feature's own check. */
interface Readable {
  readonly from: SQLWrapper;
  readonly id: SQLWrapper;
  /** Time by which the newest rows come first. */
  readonly at: SQLWrapper;
  /** Number by which people name the item; null where it has none. */
  readonly number: SQLWrapper;
  /** Column with a trigram index that contains the number without separators; it narrows the search by number in large tables. */
  readonly indexed?: SQLWrapper;
  /** Searched text, folded. */
  readonly content: SQL;
  /** One of `FactsByKind`. */
  readonly facts: SQL;
  readonly visible: SQL | undefined;
}

/** Kind of items that the assistant searches. */
export interface ChatSourceTable {
  readonly kind: ChatSourceKind;
  /** Permission needed to list the items. */
  readonly access: PermissionName;
  readonly readable: (reader: ChatReader) => Readable;
}

/** SQL look-up of the folded words of a column's value. */
const wordsOf = (words: Readonly<Record<string, string>>, value: SQLWrapper): SQL => {
  const folded = Object.entries(words).map(([name, text]) => [name, toSearchText([text])]);
  return sql`coalesce(${JSON.stringify(Object.fromEntries(folded))}::jsonb ->> ${value}, '')`;
};

const noNumber = sql`null::text`;

const orderSource: ChatSourceTable = {
  kind: 'order',
  access: 'orders',
  readable: (reader) => ({
    from: orders,
    id: orders.id,
    at: orders.orderedAt,
    number: orders.number,
    indexed: orders.searchText,
    content: sql`${orders.searchText} || ' ' || ${wordsOf(stateWords(reader.language, 'order', orderStates), orders.state)}`,
    facts: sql`json_build_object('number', ${orders.number}, 'state', ${orders.state}, 'orderedAt', ${orders.orderedAt},
      'expectedOn', ${orders.expectedDeliveryDate})`,
    visible: visibleTo(reader),
  }),
};

const invoiceSource: ChatSourceTable = {
  kind: 'invoice',
  access: 'orders',
  readable: (reader) => {
    const isLate = sql`${invoices.kind} = 'invoice' and ${invoices.settlement} in ('open', 'partially_paid')
      and ${invoices.dueOn} < ${reader.today}::date`;
    const state = sql`(case when ${isLate} then 'overdue' else ${invoices.settlement} end)`;
    return {
      from: invoices,
      id: invoices.id,
      at: invoices.issuedOn,
      number: invoices.number,
      indexed: invoices.searchText,
      content: sql`${invoices.searchText} || ' ' || ${wordsOf(stateWords(reader.language, 'invoice', invoiceStates), state)}`,
      facts: sql`json_build_object('number', ${invoices.number}, 'state', ${state}, 'dueOn', ${invoices.dueOn},
        'openAmount', ${invoices.openAmount}, 'gross', ${invoices.gross})`,
      visible: visibleInvoices(reader),
    };
  },
};

const cardStates = ['active', 'blocked', 'ordered'] as const;

const cardSource: ChatSourceTable = {
  kind: 'card',
  access: 'useCases',
  readable: (reader) => ({
    from: chargingCards,
    id: chargingCards.id,
    number: chargingCards.number,
    at: sql`coalesce(${chargingCards.blockedAt}, 'epoch'::timestamptz)`,
    content: sql`${searchedColumn(sql`${chargingCards.number} || ' ' || ${chargingCards.holder}`)} || ' ' ||
      ${wordsOf(stateWords(reader.language, 'card', cardStates), chargingCards.state)}`,
    facts: sql`json_build_object('number', ${cardNumber}, 'state', ${chargingCards.state},
      'holder', ${chargingCards.holder})`,
    visible: ownedBy(chargingCards, reader),
  }),
};

const requestStates = ['received', 'in_progress', 'needs_answer', 'done', 'rejected'] as const;

const requestSource: ChatSourceTable = {
  kind: 'request',
  access: 'useCases',
  readable: (reader) => {
    const names = useCaseKinds.map((kind) => [kind, requestName(reader.language, kind)]);
    return {
      from: submissions,
      id: submissions.id,
      at: submissions.submittedAt,
      number: submissions.number,
      // The submitted data is not searched, because it may contain bank details.
      content: sql`lower(${submissions.number}) || ' ' || ${wordsOf(Object.fromEntries(names), submissions.kind)} || ' ' ||
        ${wordsOf(stateWords(reader.language, 'request', requestStates), submissions.state)}`,
      facts: sql`json_build_object('number', ${submissions.number}, 'useCase', ${submissions.kind},
        'state', ${submissions.state}, 'submittedAt', ${submissions.submittedAt})`,
      // Only the reader's own requests, as in the overview.
      visible: eq(submissions.userId, reader.userId),
    };
  },
};

const ticketSource: ChatSourceTable = {
  kind: 'ticket',
  access: 'signedIn',
  readable: (reader) => ({
    from: tickets,
    id: tickets.id,
    at: tickets.updatedAt,
    number: tickets.number,
    // Never `serviceSearchText`: even a match would reveal internal notes of the service.
    content: sql`${tickets.searchText} || ' ' || ${wordsOf(stateWords(reader.language, 'ticket', ticketStatuses), tickets.status)}`,
    facts: sql`json_build_object('number', ${tickets.number}, 'subject', ${tickets.subject}, 'state', ${tickets.status},
      'createdAt', ${tickets.createdAt})`,
    visible: visibleTickets(reader),
  }),
};

const newsSource: ChatSourceTable = {
  kind: 'news',
  access: 'signedIn',
  readable: (reader) => {
    const textOf = <T>(value: SQLWrapper) =>
      nearestText<T>(newsTexts, value, [newsTexts.newsId, news.id], reader.language);
    return {
      from: news,
      id: news.id,
      at: news.publishedAt,
      number: noNumber,
      content: sql`coalesce(${textOf(newsTexts.searchText)}, '')`,
      facts: textOf(sql`json_build_object('title', ${newsTexts.title}, 'teaser', ${newsTexts.teaser})`),
      visible: newsFor(reader, reader.now),
    };
  },
};

const documentSource: ChatSourceTable = {
  kind: 'document',
  access: 'signedIn',
  readable: (reader) => {
    const textOf = <T>(value: SQLWrapper) =>
      nearestText<T>(
        portalDocumentTexts,
        value,
        [portalDocumentTexts.documentId, portalDocuments.id],
        reader.language,
      );
    return {
      from: portalDocuments,
      id: portalDocuments.id,
      at: portalDocuments.publishedAt,
      number: noNumber,
      content: sql`coalesce(${textOf(portalDocumentTexts.searchText)}, '')`,
      facts: textOf(sql`json_build_object('title', ${portalDocumentTexts.title},
        'description', ${portalDocumentTexts.description})`),
      visible: documentsFor(reader),
    };
  },
};

const guideSource: ChatSourceTable = {
  kind: 'guide',
  access: 'signedIn',
  readable: (reader) => ({
    from: sql`jsonb_to_recordset(${JSON.stringify(guideRows(reader))}::jsonb) as guides(id text, content text, facts json)`,
    id: sql`guides.id`,
    // With equal matches, guides precede the other kinds.
    at: sql`'infinity'::timestamptz`,
    number: noNumber,
    content: sql`guides.content`,
    facts: sql`guides.facts`,
    // `guideRows` has left out the guides that the reader may not see.
    visible: sql`true`,
  }),
};

/** Kinds of items that the assistant searches. The knowledge platform is a separate tool and not among them. */
export const chatSources: readonly ChatSourceTable[] = [
  orderSource,
  invoiceSource,
  cardSource,
  requestSource,
  ticketSource,
  newsSource,
  documentSource,
  guideSource,
];
