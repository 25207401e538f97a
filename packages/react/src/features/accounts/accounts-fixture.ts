import type { CallOutput, Contract } from '@foyer/contract';

type Page<N extends keyof Contract> = CallOutput<Contract[N]>;

const nordwind = { id: 'nordwind', name: 'Nordwind Logistik GmbH', customerNumber: 'K-10042' };
const spedition = { id: 'spedition', name: 'Nordwind Spedition Kiel GmbH', customerNumber: 'K-10043' };
const buyer = { id: 'user-buyer', name: 'Mehmet Yilmaz', email: 'buyer@nordwind.example' };

export const accountsPage: Page<'listAccounts'> = {
  items: [
    {
      id: 'user-manager',
      name: 'Katharina Brandt',
      email: 'manager@nordwind.example',
      companies: [nordwind, spedition],
    },
    { ...buyer, companies: [nordwind] },
  ],
  nextCursor: null,
  total: 2,
};
export const noAccounts: Page<'listAccounts'> = { items: [], nextCursor: null, total: 0 };

export const recentAccounts: Page<'listRecentAccounts'> = {
  items: [
    { ...buyer, company: nordwind, actedAt: '2026-11-20T09:15:00.000Z', reason: 'Warenkorb durchgehen' },
  ],
};
export const noRecentAccounts: Page<'listRecentAccounts'> = { items: [] };

const entry = {
  actor: { name: 'Nina Albrecht' },
  user: { id: buyer.id, name: buyer.name },
  operation: null,
  number: null,
  code: null,
  reason: 'Anruf wegen der Bestellung',
};
export const auditPage: Page<'listAuditEntries'> = {
  items: [
    { ...entry, id: 'a4', at: '2026-11-20T09:40:00.000Z', kind: 'ended' },
    {
      ...entry,
      id: 'a3',
      at: '2026-11-20T09:31:00.000Z',
      kind: 'refused',
      operation: 'submitBankDetailsChange',
      code: 'impersonation_forbidden',
    },
    {
      ...entry,
      id: 'a2',
      at: '2026-11-20T09:25:00.000Z',
      kind: 'done',
      operation: 'orderCart',
      number: 'AB-2026-004711',
    },
    { ...entry, id: 'a1', at: '2026-11-20T09:15:00.000Z', kind: 'began' },
  ],
  nextCursor: null,
  total: 4,
};
export const noEntries: Page<'listAuditEntries'> = { items: [], nextCursor: null, total: 0 };
export const auditPeople: Page<'listAuditPeople'> = { items: [entry.user] };
