import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import type { companiesContract } from './companies.contract.ts';
import type { ChildCompany } from './companies.schema.ts';

const company: ChildCompany = {
  id: 'cmp-nordwind-sued',
  name: 'Nordwind Süd GmbH',
  parentId: 'cmp-nordwind',
  customerNumber: 'K-10042',
  city: 'München',
  isCurrent: false,
};

/** Examples of the companies' endpoints. */
export const companiesExamples: FeatureExamples<typeof companiesContract> = {
  listAllowedCompanies: {
    description:
      'Fleet managers see their own company and those below it, staff see all companies. Searches names and customer numbers; for staff also accounts, of which a list has at most 20 per company.',
    request: { query: { search: 'nordwind', sort: 'name:asc' } },
    answer: {
      items: [
        {
          ...company,
          isSpecialCustomer: false,
          accountCount: 1,
          accounts: [{ userId: 'usr-buyer', name: 'Tjark Behrens', email: 'buyer@nordwind.example' }],
        },
      ],
      nextCursor: null,
      total: 1,
    },
  },
  listChildCompanies: {
    description: 'Flat, parents before children; `isCurrent` marks the company that the caller is in.',
    answer: { items: [company] },
  },
};
