import type { Contract, ParsedInput } from '@foyer/contract';
import { maxArchivedInvoices } from '@foyer/contract/invoices/max-archived-invoices';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { visibleInvoices } from './invoice.repo.ts';
import { type InvoiceViewer, invoiceList } from './invoice-list.repo.ts';
import { invoices } from './invoices.table.ts';

/** An invoice for an archive, before its content is read. */
export type ArchivedInvoice = Awaited<ReturnType<typeof listArchived>>[number];

type Wanted = Pick<ParsedInput<Contract['downloadInvoiceArchive']>['body'], 'ids' | 'filter'>;

/** Reads the invoices for an archive, by id or by filter, in one statement; returns one more than the maximum if there are too many. */
export const listArchived = (db: Database, viewer: InvoiceViewer, { ids, filter }: Wanted) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      language: invoices.language,
      issuedOn: invoices.issuedOn,
    })
    .from(invoices)
    .where(
      ids
        ? and(visibleInvoices(viewer), inArray(invoices.id, ids))
        : invoiceList.where(viewer, { limit: 1, ...filter }),
    )
    .limit(maxArchivedInvoices + 1);
