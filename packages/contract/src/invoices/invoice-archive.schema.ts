import * as v from 'valibot';
import { id, isoDate } from '../field-rules.ts';
import { many, search } from '../list.ts';
import { invoiceFormats, invoiceKindSchema, invoiceStateSchema } from './invoices.schema.ts';
import { maxArchivedInvoices } from './max-archived-invoices.ts';

/** What narrows invoices, beside what is searched for. */
export const invoiceFilters = {
  state: many(invoiceStateSchema),
  kind: many(invoiceKindSchema),
  from: v.optional(isoDate),
  to: v.optional(isoDate),
  dueFrom: v.optional(isoDate),
  dueTo: v.optional(isoDate),
  orderId: v.optional(id),
};

/** Which invoices an archive holds: chosen ones, or all that the list's filter matches; and in which formats. */
export const invoiceArchiveSchema = v.pipe(
  v.strictObject({
    ids: v.optional(
      v.pipe(
        v.array(id),
        v.minLength(1, 'choose_at_least_one'),
        v.maxLength(maxArchivedInvoices, 'max_length'),
      ),
    ),
    /** As for `listInvoices`; without an entry it is all of them. */
    filter: v.optional(v.strictObject({ search, ...invoiceFilters })),
    formats: v.optional(
      v.pipe(v.array(v.picklist(invoiceFormats, 'invalid_choice')), v.minLength(1, 'choose_at_least_one')),
      ['pdf'],
    ),
  }),
  v.forward(
    v.partialCheck(
      [['ids'], ['filter']],
      ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
      'choose_at_least_one',
    ),
    ['ids'],
  ),
);
export type InvoiceArchive = v.InferOutput<typeof invoiceArchiveSchema>;
