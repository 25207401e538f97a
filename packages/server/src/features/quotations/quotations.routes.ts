import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { getQuotation, listQuotations } from './quotations.service.ts';

const quotationsRoutes: Handlers<'listQuotations' | 'getQuotation'> = {
  listQuotations,
  getQuotation,
};

export const quotationsFeature = defineFeature({ routes: quotationsRoutes });
