import * as v from 'valibot';
import { defineContract } from '../endpoints/endpoint.ts';
import { items, listQuery, page } from '../endpoints/list.ts';
import { id } from '../rules/field-rules.ts';
import { allowedCompanySchema, childCompanySchema } from './companies.schema.ts';

/** Companies that the caller may switch to by `authorizeCompany`. */
export const companiesContract = defineContract({
  listAllowedCompanies: {
    summary: 'Companies that the caller may enter; for staff, with the accounts they may impersonate',
    access: 'enterCompany',
    effect: 'read',
    duringPrompt: true,
    query: listQuery(['name', 'customerNumber'], {
      /** Restricts the list to this company, with all its accounts; otherwise a company has at most 20 accounts in the list. */
      companyId: v.optional(id),
    }),
    response: page(allowedCompanySchema),
  },
  listChildCompanies: {
    summary: "The companies below the caller's own",
    access: 'companies',
    effect: 'read',
    duringPrompt: true,
    response: items(childCompanySchema),
  },
});
