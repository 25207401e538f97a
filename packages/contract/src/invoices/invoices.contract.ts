import * as v from 'valibot';
import { binary, defineContract } from '../endpoints/endpoint.ts';
import { listQuery, many, page, search } from '../endpoints/list.ts';
import { checkTogether, id, isoDate } from '../rules/field-rules.ts';
import {
  invoiceFormats,
  invoiceKindSchema,
  invoiceListSummarySchema,
  invoiceSchema,
  invoiceStateFilterSchema,
  invoiceSummarySchema,
} from './invoices.schema.ts';
import { maxArchivedInvoices } from './max-archived-invoices.ts';

/** Filters of invoices, besides the search text. */
const invoiceFilters = {
  state: many(invoiceStateFilterSchema),
  kind: many(invoiceKindSchema),
  from: v.optional(isoDate),
  to: v.optional(isoDate),
  dueFrom: v.optional(isoDate),
  dueTo: v.optional(isoDate),
  orderId: v.optional(id),
};

/** Content of an archive: chosen invoices, or all that match the list's filter; and their formats. */
const invoiceArchiveSchema = v.pipe(
  v.strictObject({
    ids: v.optional(
      v.pipe(
        v.array(id),
        v.minLength(1, 'choose_at_least_one'),
        v.maxLength(maxArchivedInvoices, 'max_length'),
      ),
    ),
    /** Filter as for `listInvoices`; an empty one matches all invoices. */
    filter: v.optional(v.strictObject({ search, ...invoiceFilters })),
    formats: v.optional(
      v.pipe(v.array(v.picklist(invoiceFormats, 'invalid_choice')), v.minLength(1, 'choose_at_least_one')),
      ['pdf'],
    ),
  }),
  checkTogether(
    ['ids', 'filter'],
    ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
    'choose_at_least_one',
  ),
);

/** Invoices of the caller's company in the current mode; private customers see their own. */
export const invoicesContract = defineContract({
  listInvoices: {
    summary: 'Invoices and credit notes, newest first, with the open sums of all matches in any state',
    access: 'orders',
    effect: 'read',
    query: listQuery(['issuedOn', 'dueOn', 'number', 'gross', 'openAmount', 'state'], invoiceFilters),
    response: v.strictObject({ ...page(invoiceSummarySchema).entries, summary: invoiceListSummarySchema }),
  },
  getInvoice: {
    summary: 'One invoice with its lines and payments',
    access: 'orders',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listInvoices' },
    response: invoiceSchema,
  },
  downloadInvoice: {
    summary: 'An invoice as PDF or as XML',
    access: 'orders',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listInvoices' },
    query: v.strictObject({ format: v.optional(v.picklist(invoiceFormats, 'invalid_choice'), 'pdf') }),
    response: binary('application/pdf', 'application/xml'),
    errors: { invoice_not_ready: 404, format_unavailable: 404 },
  },
  downloadInvoiceArchive: {
    summary: 'Many invoices as one ZIP archive',
    access: 'orders',
    effect: 'read',
    extension: true,
    body: invoiceArchiveSchema,
    response: binary('application/zip'),
    errors: { not_found: 404, too_many_invoices: 422 },
  },
});
