import { describe, expect, it } from 'vitest';
import { type MenuEntry, menuEntries, portalRoutes } from '../portal-routes.ts';
import { isPermitted, type PermissionName, permissions } from './role-permissions.ts';
import { modes, type Role, roles } from './roles.ts';

/** Roles of each permission, a second statement of specification section 6. */
const holders: Readonly<Record<PermissionName, readonly Role[] | 'everybody'>> = {
  signedIn: 'everybody',
  selectAccount: ['ROLE_IMPERSONATE'],
  impersonate: ['ROLE_IMPERSONATE'],
  employees: ['ROLE_FLEET_MANAGER', 'ROLE_FLEET_MANAGE_EMPLOYEES'],
  companies: ['ROLE_FLEET_MANAGER'],
  auditLog: ['ROLE_FLEET_MANAGER'],
  companySecurity: ['ROLE_FLEET_MANAGER'],
  enterCompany: ['ROLE_FLEET_MANAGER', 'ROLE_IMPERSONATE'],
  shop: ['ROLE_SHOP'],
  orders: ['ROLE_SHOP', 'ROLE_FLEET_FINANCIAL'],
  useCases: ['ROLE_USE_CASES'],
  smartConnect: ['ROLE_SMART_CONNECT'],
  reservationTool: ['ROLE_RESERVATION_TOOL'],
  technician: ['ROLE_TECHNICIAN', 'ROLE_TECHNICIAN_SUB_ADMIN', 'ROLE_TECHNICIAN_ADMIN'],
};

describe('the permission table', () => {
  const names = Object.keys(permissions) as PermissionName[];

  for (const name of names) {
    for (const mode of modes) {
      it.each(roles)(`${name} in ${mode} for %s`, (role) => {
        const isOfMode = !['employees', 'auditLog', 'companySecurity'].includes(name) || mode === 'b2b';
        const expected = isOfMode && (holders[name] === 'everybody' || holders[name].includes(role));
        expect(isPermitted(name, { roles: [role], mode })).toBe(expected);
      });
      it(`${name} in ${mode} without any role`, () => {
        expect(isPermitted(name, { roles: [], mode })).toBe(holders[name] === 'everybody');
      });
    }
  }

  it('opens select-account, and nothing else, to an active impersonation', () => {
    const opened = names.filter(
      (name) =>
        holders[name] !== 'everybody' && isPermitted(name, { roles: [], mode: 'b2b', isImpersonating: true }),
    );
    expect(opened).toEqual(['selectAccount']);
  });

  it('gives an unknown role nothing', () => {
    expect(names.filter((name) => isPermitted(name, { roles: ['ROLE_ADMIN'], mode: 'b2b' }))).toEqual([
      'signedIn',
    ]);
  });
});

describe('routes and menu', () => {
  it('has the routes of specification section 6 behind its permissions', () => {
    expect(
      Object.entries(portalRoutes)
        .filter(([, route]) => route.access !== 'public' && route.access !== 'signedIn')
        .map(([name, route]) => `${name}: ${route.access}`),
    ).toEqual([
      'select-account: selectAccount',
      'manage-employee: employees',
      // beyond section 6
      'audit-log: auditLog',
      'shop: shop',
      'shop-products: shop',
      'shop-product: shop',
      // beyond section 6
      'quick-order: shop',
      'cart: shop',
      'order-overview: orders',
      'order: orders',
      // beyond section 6
      'invoices: orders',
      'invoice: orders',
      'shipments: orders',
      'shipment: orders',
      'offer-overview: orders',
      // beyond section 6
      'quotation: orders',
      'quotation-request: shop',
      'use-cases: useCases',
      'use-case: useCases',
      'smart-connect: smartConnect',
      'reservation-tool: reservationTool',
    ]);
  });

  const entries: readonly MenuEntry[] = menuEntries.flatMap((entry) => [
    entry,
    ...('children' in entry ? entry.children : []),
  ]);

  for (const { item, route, access, modes: only = modes } of entries) {
    const opened = route === undefined ? 'public' : portalRoutes[route].access;
    if (opened === 'public') continue;
    it.each(roles)(`${item} is no entry for %s where its route is closed`, (role) => {
      for (const mode of modes) {
        const subject = { roles: [role], mode } as const;
        if (isPermitted(access, subject) && only.includes(mode))
          expect([mode, isPermitted(opened, subject)]).toEqual([mode, true]);
      }
    });
    it.each(modes.filter((mode) => !only.includes(mode)))(`closes ${item} with its entry in %s`, (mode) => {
      expect(roles.filter((role) => isPermitted(opened, { roles: [role], mode }))).toEqual([]);
    });
  }
});
