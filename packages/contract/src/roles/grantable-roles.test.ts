import { describe, expect, it } from 'vitest';
import { mayGrant, permissionsOf, rolesShownTo } from './grantable-roles.ts';
import { type Role, roles } from './roles.ts';

const grantableBy = (...held: Role[]) => roles.filter((role) => mayGrant(role, held));

describe('grantable roles', () => {
  it('follow from the permission table: nobody grants more than they have', () => {
    expect(grantableBy('ROLE_FLEET_MANAGER')).toEqual(['ROLE_FLEET_MANAGER', 'ROLE_FLEET_MANAGE_EMPLOYEES']);
    expect(grantableBy('ROLE_FLEET_MANAGE_EMPLOYEES')).toEqual(['ROLE_FLEET_MANAGE_EMPLOYEES']);
    // ROLE_SHOP opens orders and invoices, which is everything that ROLE_FLEET_FINANCIAL opens
    expect(grantableBy('ROLE_FLEET_MANAGE_EMPLOYEES', 'ROLE_SHOP')).toEqual([
      'ROLE_FLEET_MANAGE_EMPLOYEES',
      'ROLE_SHOP',
      'ROLE_FLEET_FINANCIAL',
    ]);
    expect(grantableBy('ROLE_FLEET_MANAGE_EMPLOYEES', 'ROLE_FLEET_FINANCIAL')).not.toContain('ROLE_SHOP');
  });

  it('include what the company has released, but no more than the company holds', () => {
    const grantable = (released: readonly Role[], held: readonly Role[], own: readonly Role[] = people) =>
      roles.filter((role) => mayGrant(role, own, { released, held }));
    const people: readonly Role[] = ['ROLE_FLEET_MANAGE_EMPLOYEES'];
    for (const [released, held, expected] of [
      [[], ['ROLE_USE_CASES'], []],
      [['ROLE_USE_CASES'], ['ROLE_USE_CASES'], ['ROLE_USE_CASES']],
      [['ROLE_USE_CASES'], ['ROLE_SHOP'], []],
      [['ROLE_FLEET_FINANCIAL'], ['ROLE_SHOP'], ['ROLE_FLEET_FINANCIAL']],
      [['ROLE_SHOP'], ['ROLE_FLEET_FINANCIAL'], []],
      [['ROLE_FLEET_MANAGER', 'ROLE_TECHNICIAN', 'ROLE_IMPERSONATE'], roles, []],
    ] as const) {
      const beyond = grantable(released, held).filter((role) => role !== 'ROLE_FLEET_MANAGE_EMPLOYEES');
      expect([released, held, beyond]).toEqual([released, held, expected]);
    }
    expect(grantable(roles, roles, ['ROLE_SHOP'])).toEqual([]);
  });

  it('are empty without the permission for employees', () => {
    for (const role of roles.filter((one) => !one.startsWith('ROLE_FLEET_MANAGE')))
      expect([role, grantableBy(role)]).toEqual([role, []]);
  });

  it('never include a staff role that is not held', () => {
    expect(grantableBy('ROLE_FLEET_MANAGER', 'ROLE_TECHNICIAN')).not.toContain('ROLE_TECHNICIAN_ADMIN');
    expect(grantableBy('ROLE_FLEET_MANAGER', 'ROLE_TECHNICIAN')).toContain('ROLE_TECHNICIAN');
    expect(grantableBy('ROLE_FLEET_MANAGER', 'ROLE_TECHNICIAN_ADMIN')).not.toContain('ROLE_IMPERSONATE');
  });

  it('are shown to customers without the staff roles', () => {
    const shown = rolesShownTo(['ROLE_FLEET_MANAGER']);
    expect(shown).toHaveLength(7);
    expect(shown.some((role) => role.startsWith('ROLE_TECHNICIAN') || role === 'ROLE_IMPERSONATE')).toBe(
      false,
    );
    expect(rolesShownTo(['ROLE_IMPERSONATE'])).toContain('ROLE_IMPERSONATE');
  });

  it('are described by the rows of the table that they open', () => {
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
