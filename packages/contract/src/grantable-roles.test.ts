import { describe, expect, it } from 'vitest';
import { mayGrant, permissionsOf, rolesShownTo } from './grantable-roles.ts';
import { type Role, roles } from './roles.ts';

const grantableBy = (...held: Role[]) => roles.filter((role) => mayGrant(role, held));

describe('who may grant what', () => {
  it('follows from the permission table: nobody gives what they have not', () => {
    expect(grantableBy('ROLE_FLEET_MANAGER')).toEqual(['ROLE_FLEET_MANAGER', 'ROLE_FLEET_MANAGE_EMPLOYEES']);
    expect(grantableBy('ROLE_FLEET_MANAGE_EMPLOYEES')).toEqual(['ROLE_FLEET_MANAGE_EMPLOYEES']);
    // who orders sees orders and invoices, which is all that finance is
    expect(grantableBy('ROLE_FLEET_MANAGE_EMPLOYEES', 'ROLE_SHOP')).toEqual([
      'ROLE_FLEET_MANAGE_EMPLOYEES',
      'ROLE_SHOP',
      'ROLE_FLEET_FINANCIAL',
    ]);
    expect(grantableBy('ROLE_FLEET_MANAGE_EMPLOYEES', 'ROLE_FLEET_FINANCIAL')).not.toContain('ROLE_SHOP');
  });

  it('is nobody without the employees, whatever they hold', () => {
    for (const role of roles.filter((one) => !one.startsWith('ROLE_FLEET_MANAGE')))
      expect([role, grantableBy(role)]).toEqual([role, []]);
  });

  it('never makes one staff role of another', () => {
    expect(grantableBy('ROLE_FLEET_MANAGER', 'ROLE_TECHNICIAN')).not.toContain('ROLE_TECHNICIAN_ADMIN');
    expect(grantableBy('ROLE_FLEET_MANAGER', 'ROLE_TECHNICIAN')).toContain('ROLE_TECHNICIAN');
    expect(grantableBy('ROLE_FLEET_MANAGER', 'ROLE_TECHNICIAN_ADMIN')).not.toContain('ROLE_IMPERSONATE');
  });

  it('shows customers the roles of customers', () => {
    const shown = rolesShownTo(['ROLE_FLEET_MANAGER']);
    expect(shown).toHaveLength(7);
    expect(shown.some((role) => role.startsWith('ROLE_TECHNICIAN') || role === 'ROLE_IMPERSONATE')).toBe(
      false,
    );
    expect(rolesShownTo(['ROLE_IMPERSONATE'])).toContain('ROLE_IMPERSONATE');
  });

  it('says what a role opens by the rows of the table', () => {
    expect(permissionsOf('ROLE_SHOP')).toEqual(['shop', 'orders']);
    expect(permissionsOf('ROLE_FLEET_MANAGER')).toEqual([
      'employees',
      'companies',
      'auditLog',
      'companySecurity',
      'enterCompany',
    ]);
  });
});
