import { describe, expect, it } from 'vitest';
import { endpointAccess, mayCall } from './endpoint-access.ts';
import { roles } from './roles.ts';
import { routes } from './routes.ts';

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

  it('says by its columns what mayCall decides, for every role and mode', () => {
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

  it('lets nobody in without a token but to public endpoints', () => {
    for (const row of table) expect(mayCall(row.operation, null)).toBe(row.access === 'public');
  });

  it('gives finance orders, quotations, invoices and shipments to read, and no shop', () => {
    const finance = callableBy('ROLE_FLEET_FINANCIAL');
    expect(finance).toEqual(
      expect.arrayContaining(['listOrders', 'listQuotations', 'listInvoices', 'getShipment']),
    );
    expect(finance).not.toContain('listArticles');
    expect(finance).not.toContain('requestQuotation');
  });

  it('gives employee managers people, and no companies', () => {
    const people = callableBy('ROLE_FLEET_MANAGE_EMPLOYEES');
    expect(people).toEqual(
      expect.arrayContaining(['listUsers', 'inviteUsersInBulk', 'listFleetManagerRoles']),
    );
    expect(people).not.toContain('listChildCompanies');
    expect(people).not.toContain('authorizeCompany');
  });

  it('gives somebody without roles what every signed-in user has', () => {
    expect(callableBy()).toEqual(
      expect.arrayContaining(['getUserInfo', 'listNews', 'listDocuments', 'createTicket']),
    );
    expect(callableBy()).not.toContain('listUseCases');
  });
});
