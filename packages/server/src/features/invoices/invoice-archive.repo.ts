import { maxArchivedInvoices } from '@foyer/contract/invoices/max-archived-invoices';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { visibleInvoices } from '../../domain/invoices/invoice.repo.ts';
import { invoices } from '../../domain/invoices/invoices.table.ts';
import type { HandlerContext } from '../handler.ts';
import { type InvoiceViewer, invoiceList } from './invoice-list.repo.ts';

/** An invoice that goes into an archive, before its content is read. */
export type ArchivedInvoice = Awaited<ReturnType<typeof listArchived>>[number];

type Wanted = Pick<HandlerContext<'downloadInvoiceArchive'>['input']['body'], 'ids' | 'filter'>;

/** The invoices that somebody wants in an archive, in one statement; one more than fit where there are too many. */
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
