import type { companiesContract } from '@foyer/contract/companies/companies.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { listAllowedCompanies, listChildCompanies } from './companies.handler.ts';

const companiesRoutes: Handlers<keyof typeof companiesContract> = {
  listChildCompanies,
  listAllowedCompanies,
};

export const companiesFeature = defineFeature({ routes: companiesRoutes });
