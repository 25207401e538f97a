import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import type { accountsContract } from './accounts.contract.ts';

const person = { id: 'usr-buyer', name: 'Tjark Behrens', email: 'buyer@nordwind.example' };
const company = { id: 'cmp-nordwind', name: 'Nordwind Logistik GmbH', customerNumber: 'K-10042' };
const reason = 'Anruf vom 20. November: Bestellung wiederholen';
const reader = { id: person.id, name: person.name };

/** Examples of the accounts' endpoints. */
export const accountsExamples: FeatureExamples<typeof accountsContract> = {
  listAccounts: {
    description:
      'Searches name, e-mail address, company and customer number; each word may match any of them. `authorizeCompany` begins an impersonation, with the id as `userId`, one of the companies, and a reason.',
    request: { query: { search: 'behrens nordwind', sort: 'name:asc' } },
    answer: { items: [{ ...person, companies: [company] }], nextCursor: null, total: 1 },
  },
  listRecentAccounts: {
    description: 'The last six within thirty days, newest first.',
    answer: { items: [{ ...person, company, actedAt: '2025-11-20T09:15:00.000Z', reason }] },
  },
  listAuditEntries: {
    description:
      'Actions and refused calls during impersonations of people of the company; the reason is the one given when the impersonation began. Searches the names of both persons.',
    request: { query: { kind: ['done'], from: '2025-11-01' } },
    answer: {
      items: [
        {
          id: 'aud-1',
          at: '2025-11-20T09:17:30.000Z',
          kind: 'done',
          reason,
          code: null,
          actor: { name: 'Nina Albrecht' },
          user: reader,
          operation: 'orderCart',
          number: 'AB-2025-004711',
        },
      ],
      nextCursor: null,
      total: 1,
    },
  },
  listAuditPeople: {
    description: 'By name, for the filter of the audit log.',
    answer: { items: [reader] },
  },
};
