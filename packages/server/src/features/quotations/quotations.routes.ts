import type { quotationsContract } from '@foyer/contract/quotations/quotations.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { downloadQuotation, getQuotation, listQuotations } from './quotations.handler.ts';
import { requestQuotation } from './request-quotation.handler.ts';

const quotationsRoutes: Handlers<keyof typeof quotationsContract> = {
  listQuotations,
  getQuotation,
  requestQuotation,
  downloadQuotation,
};

export const quotationsFeature = defineFeature({ routes: quotationsRoutes, planned: ['requestQuotation'] });
