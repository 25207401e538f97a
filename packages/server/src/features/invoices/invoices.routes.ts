import type { invoicesContract } from '@foyer/contract/invoices/invoices.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { downloadInvoiceArchive } from './invoice-archive.handler.ts';
import { downloadInvoice, getInvoice, listInvoices } from './invoices.handler.ts';

const invoicesRoutes: Handlers<keyof typeof invoicesContract> = {
  listInvoices,
  getInvoice,
  downloadInvoice,
  downloadInvoiceArchive,
};

export const invoicesFeature = defineFeature({ routes: invoicesRoutes });
