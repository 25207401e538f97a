import type { PermissionName } from '@foyer/contract';
import type { ChatSourceKind } from '@foyer/contract/chat/chat.schema';
import { invoiceStates } from '@foyer/contract/invoices/invoices.schema';
import { orderStates } from '@foyer/contract/orders/orders.schema';
import { ticketStatuses } from '@foyer/contract/tickets/tickets.schema';
import { useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { portalDocuments, portalDocumentTexts } from '../../domain/documents/documents.table.ts';
import { documentsFor } from '../../domain/documents/visible-documents.repo.ts';
import { visibleInvoices } from '../../domain/invoices/invoice.repo.ts';
import { invoices } from '../../domain/invoices/invoices.table.ts';
import { nearestText } from '../../domain/languages/nearest-text.repo.ts';
import { news, newsTexts } from '../../domain/news/news.table.ts';
import { newsFor } from '../../domain/news/visible-news.repo.ts';
import { visibleTo } from '../../domain/orders/order.repo.ts';
import { orders } from '../../domain/orders/orders.table.ts';
import { toSearchText } from '../../domain/search/fold-text.ts';
import { searchedColumn } from '../../domain/search/folded-column.repo.ts';
import { tickets } from '../../domain/tickets/tickets.table.ts';
import { visibleTickets } from '../../domain/tickets/visible-tickets.repo.ts';
import { requestName } from '../../domain/use-cases/name/request-name.ts';
import { ownedBy } from '../../domain/use-cases/owned-by.repo.ts';
import { chargingCards, submissions } from '../../domain/use-cases/use-cases.table.ts';
import { stateWords } from './asked/asked-words.ts';
import type { ChatReader } from './chat-reader.ts';
import { guideRows } from './guides.ts';

/** What of a table is looked through: rows that the reader may see, by the feature's own check. */
interface Readable {
  readonly from: SQLWrapper;
  readonly id: SQLWrapper;
  /** The newest come first. */
  readonly at: SQLWrapper;
  /** How people name it; null where it has no number. */
  readonly number: SQLWrapper;
  /** A column that has the bare number in it and an index by trigrams: of what may be many, only what it finds is looked at. */
  readonly indexed?: SQLWrapper;
  /** What is searched, folded. */
  readonly said: SQL;
  /** One of `FactsByKind`. */
  readonly facts: SQL;
  readonly visible: SQL | undefined;
}

/** Something the assistant looks in. */
export interface ChatSourceTable {
  readonly kind: ChatSourceKind;
  /** The row of the permission table that one needs to list it. */
  readonly access: PermissionName;
  readonly readable: (reader: ChatReader) => Readable;
}

/** The words of a value, from a map of them. */
const wordsOf = (words: Readonly<Record<string, string>>, value: SQLWrapper): SQL => {
  const folded = Object.entries(words).map(([name, text]) => [name, toSearchText([text])]);
  return sql`coalesce(${JSON.stringify(Object.fromEntries(folded))}::jsonb ->> ${value}, '')`;
};

const noNumber = sql`null::text`;

const orderSource: ChatSourceTable = {
  kind: 'order',
  access: 'orders',
  readable: (reader) => ({
    ...{ from: orders, id: orders.id, at: orders.orderedAt, number: orders.number },
    indexed: orders.searchText,
    said: sql`${orders.searchText} || ' ' || ${wordsOf(stateWords(reader.language, 'order', orderStates), orders.state)}`,
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
      ...{ from: invoices, id: invoices.id, at: invoices.issuedOn },
      ...{ number: invoices.number, indexed: invoices.searchText },
      said: sql`${invoices.searchText} || ' ' || ${wordsOf(stateWords(reader.language, 'invoice', invoiceStates), state)}`,
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
    ...{ from: chargingCards, id: chargingCards.id, number: chargingCards.number },
    at: sql`coalesce(${chargingCards.blockedAt}, 'epoch'::timestamptz)`,
    said: sql`${searchedColumn(sql`${chargingCards.number} || ' ' || ${chargingCards.holder}`)} || ' ' ||
      ${wordsOf(stateWords(reader.language, 'card', cardStates), chargingCards.state)}`,
    facts: sql`json_build_object('number', ${chargingCards.number}, 'state', ${chargingCards.state},
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
      ...{ from: submissions, id: submissions.id, at: submissions.submittedAt, number: submissions.number },
      // What was sent is not searched: bank data is among it.
      said: sql`lower(${submissions.number}) || ' ' || ${wordsOf(Object.fromEntries(names), submissions.kind)} || ' ' ||
        ${wordsOf(stateWords(reader.language, 'request', requestStates), submissions.state)}`,
      facts: sql`json_build_object('number', ${submissions.number}, 'useCase', ${submissions.kind},
        'state', ${submissions.state}, 'submittedAt', ${submissions.submittedAt})`,
      // One's own alone, as in the overview.
      visible: eq(submissions.userId, reader.userId),
    };
  },
};

const ticketSource: ChatSourceTable = {
  kind: 'ticket',
  access: 'signedIn',
  readable: (reader) => ({
    ...{ from: tickets, id: tickets.id, at: tickets.updatedAt, number: tickets.number },
    // Never `serviceSearchText`: what the service noted for itself is told to nobody, not even that it fits.
    said: sql`${tickets.searchText} || ' ' || ${wordsOf(stateWords(reader.language, 'ticket', ticketStatuses), tickets.status)}`,
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
      ...{ from: news, id: news.id, at: news.publishedAt, number: noNumber },
      said: sql`coalesce(${textOf(newsTexts.searchText)}, '')`,
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
      ...{ from: portalDocuments, id: portalDocuments.id, at: portalDocuments.publishedAt, number: noNumber },
      said: sql`coalesce(${textOf(portalDocumentTexts.searchText)}, '')`,
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
    from: sql`jsonb_to_recordset(${JSON.stringify(guideRows(reader))}::jsonb) as guides(id text, said text, facts json)`,
    // What somebody can do comes before what was written about it.
    ...{ id: sql`guides.id`, at: sql`'infinity'::timestamptz`, number: noNumber },
    ...{ said: sql`guides.said`, facts: sql`guides.facts` },
    // Those of others are not among the rows.
    visible: sql`true`,
  }),
};

/** All that the assistant looks in. What belongs to the knowledge platform is not here: it is a tool of its own. */
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
