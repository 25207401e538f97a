import * as v from 'valibot';
import { binary, defineContract } from '../endpoint.ts';
import { id } from '../field-rules.ts';
import { listQuery, page } from '../list.ts';
import { invoiceArchiveSchema, invoiceFilters } from './invoice-archive.schema.ts';
import {
  invoiceFormats,
  invoiceListSummarySchema,
  invoiceSchema,
  invoiceSummarySchema,
} from './invoices.schema.ts';

/** Invoices of the caller's company in the current mode; private customers see their own. */
export const invoicesContract = defineContract({
  listInvoices: {
    summary: 'Invoices and credit notes, newest first, with the open sums of the whole match',
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
    errors: { too_many_invoices: 422 },
  },
});
