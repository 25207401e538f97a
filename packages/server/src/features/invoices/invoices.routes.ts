import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { getInvoice, listInvoices } from './invoices.service.ts';

const invoicesRoutes: Handlers<'listInvoices' | 'getInvoice'> = { listInvoices, getInvoice };

export const invoicesFeature = defineFeature({ routes: invoicesRoutes });
