import { businessDay } from '@foyer/contract';
import { readInvoice } from '../../domain/invoices/invoice.repo.ts';
import { invoiceFile } from '../../domain/invoices/invoice-file.ts';
import { invoiceList, readInvoiceSums } from '../../domain/invoices/invoice-list.repo.ts';
import { toInvoice, toInvoiceSummary } from '../../domain/invoices/invoice-view.ts';
import type { Handler } from '../handler.ts';

export const listInvoices: Handler<'listInvoices'> = async ({ db, caller, input, now }) => {
  const viewer = { ...caller, today: businessDay(now) };
  const { rows, nextCursor } = await invoiceList.readRows(db, viewer, input.query);
  const sums = await readInvoiceSums(db, viewer, input.query);
  return { items: rows.map((row) => toInvoiceSummary(row, viewer.today)), nextCursor, ...sums };
};

export const getInvoice: Handler<'getInvoice'> = async ({ db, caller, input, now, fail }) => {
  const invoice = await readInvoice(db, caller, input.params.id);
  return invoice ? toInvoice(invoice, businessDay(now)) : fail('not_found');
};

export const downloadInvoice: Handler<'downloadInvoice'> = async ({ db, caller, input, fail }) => {
  const invoice = await readInvoice(db, caller, input.params.id);
  return invoice ? invoiceFile(invoice, input.query.format) : fail('not_found');
};
