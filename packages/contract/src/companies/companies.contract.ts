import * as v from 'valibot';
import { defineContract } from '../endpoint.ts';
import { id } from '../field-rules.ts';
import { items, listQuery, page } from '../list.ts';
import { allowedCompanySchema, childCompanySchema } from './companies.schema.ts';

/** Companies somebody may switch to by `authorizeCompany`. */
export const companiesContract = defineContract({
  listAllowedCompanies: {
    summary: 'Companies the caller may enter; for staff with the accounts they may act as',
    access: 'enterCompany',
    effect: 'read',
    duringPrompt: true,
    query: listQuery(['name', 'customerNumber'], {
      /** Only this one, with all its accounts; lists name at most 20 accounts of a company. */
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
