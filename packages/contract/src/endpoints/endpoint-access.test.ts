import { describe, expect, it } from 'vitest';
import { roles } from '../roles/roles.ts';
import { routes } from '../routes.ts';
import { endpointAccess, mayCall } from './endpoint-access.ts';

const table = endpointAccess();
const callableBy = (...held: string[]) =>
  table
    .filter(
      ({ operation, access }) => access !== 'public' && mayCall(operation, { roles: held, mode: 'b2b' }),
    )
    .map(({ operation }) => operation);

describe('the access table', () => {
  it('has a row for each endpoint', () => {
    expect(table.map((row) => row.operation)).toEqual(Object.keys(routes));
    for (const row of table) expect(row.path).toMatch(/^\/api\/portal\//);
  });

  it('agrees with mayCall for every role and mode', () => {
    for (const row of table) {
      for (const mode of ['b2b', 'b2c_cc'] as const) {
        for (const role of roles) {
          const expected =
            row.access === 'public' ||
            (row.modes.includes(mode) && (row.roles === null || row.roles.includes(role)));
          expect(mayCall(row.operation, { roles: [role], mode })).toBe(expected);
        }
      }
    }
  });

  it('admits callers without a token to public endpoints only', () => {
    for (const row of table) expect(mayCall(row.operation, null)).toBe(row.access === 'public');
  });

  it('allows finance to read orders, quotations, invoices and shipments, without the shop', () => {
    const finance = callableBy('ROLE_FLEET_FINANCIAL');
    expect(finance).toEqual(
      expect.arrayContaining(['listOrders', 'listQuotations', 'listInvoices', 'getShipment']),
    );
    expect(finance).not.toContain('listArticles');
    expect(finance).not.toContain('requestQuotation');
  });

  it('allows employee managers to manage people, without companies', () => {
    const people = callableBy('ROLE_FLEET_MANAGE_EMPLOYEES');
    expect(people).toEqual(
      expect.arrayContaining(['listUsers', 'inviteUsersInBulk', 'listFleetManagerRoles']),
    );
    expect(people).not.toContain('listChildCompanies');
    expect(people).not.toContain('authorizeCompany');
  });

  it('allows a user without roles everything that every signed-in user may do', () => {
    expect(callableBy()).toEqual(
      expect.arrayContaining(['getUserInfo', 'listNews', 'listDocuments', 'createTicket']),
    );
    expect(callableBy()).not.toContain('listUseCases');
  });
});
