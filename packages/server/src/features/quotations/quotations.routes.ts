import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { getQuotation, listQuotations } from './quotations.service.ts';
import { requestQuotation } from './request-quotation.service.ts';

const quotationsRoutes: Handlers<'listQuotations' | 'getQuotation' | 'requestQuotation'> = {
  listQuotations,
  getQuotation,
  requestQuotation,
};

export const quotationsFeature = defineFeature({ routes: quotationsRoutes, planned: ['requestQuotation'] });
