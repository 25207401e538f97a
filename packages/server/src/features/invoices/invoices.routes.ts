import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { downloadInvoice, getInvoice, listInvoices } from './invoices.service.ts';

const invoicesRoutes: Handlers<'listInvoices' | 'getInvoice' | 'downloadInvoice'> = {
  listInvoices,
  getInvoice,
  downloadInvoice,
};

export const invoicesFeature = defineFeature({ routes: invoicesRoutes });
