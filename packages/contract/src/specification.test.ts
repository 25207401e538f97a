import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressTypeSchema, salutations } from './addresses/address.ts';
import { childCompanySchema } from './companies/companies.schema.ts';
import { employeeSchema } from './employees/employees.schema.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { listQuery } from './endpoints/list.ts';
import { contract } from './index.ts';
import { menuEntries, type PortalRouteName, portalRoutes } from './portal-routes.ts';
import { isPermitted } from './roles/role-permissions.ts';
import { type Mode, modes, type Role, roles } from './roles/roles.ts';
import { API_ROOT, type OperationName, routes } from './routes.ts';
import { answer, ruleCodes } from './rules/field-rules.ts';
import { brandingSchema, loginSchema, modeTokenSchema, userInfoSchema } from './session/session.schema.ts';
import { cardTypeSchema } from './use-cases/charging-card-loss.schema.ts';
import { currentTypeSchema } from './use-cases/charging-data.ts';

/**
 * Second statement of section 7 of the specification. `+` JSON body, `*` multipart body, `?` a JSON body that the specification does not
 * know: without it the call does what the specification says.
 */
const section7 = `
  GET /articles | GET /article/{id} | GET /article/{id}/document/{docId} | GET /article/tags | GET /article/categories
  GET /cart | POST+ /cart/add-items | DELETE /cart/remove-cart-item/{id} | POST+ /cart/order
  POST+ /cart/delivery-address-update
  POST /dashboard/information-list | POST /dashboard/use-case-list
  GET /documents
  GET /environment | GET /environment/locales | POST+ /environment/locale | GET /environment/translations
  GET /environment/countries
  GET /invoice | GET /invoice/{id} | GET /invoice/{id}/download
  GET /news
  POST /onboarding/get | POST* /onboarding/update | POST+ /onboarding/check | POST /onboarding/get-extended
  POST+ /onboarding/update-extended | POST+ /onboarding/check-extended
  GET /orders | GET /order/{id} | GET /order/{id}/invoice | GET /order/{id}/shipments
  GET /quotations | GET /quotation/{id} | POST+ /quotation/quotation-request | GET /quotation/{id}/download
  POST+ /security/login | POST+ /security/refresh-jwt | POST+ /security/logout | POST /security/authorize/{companyId}
  GET /shipment | GET /shipment/{id} | GET /shipment/{id}/download-delivery-note
  GET /tickets | GET /ticket/{id} | POST+ /ticket | PUT+ /ticket | GET /ticket/categories | GET /ticket/priorities
  GET /ticket/{id}/comments | POST+ /ticket/{id}/comment | PUT+ /ticket/{id}/comment
  POST* /ticket/{id}/comment/{commentId}/file | GET /ticket/{id}/comment/{commentId}/files
  GET /ticket/{id}/comment/{commentId}/file/{fileId} | POST* /ticket/{id}/comment/{commentId}/file/{fileId}/update
  GET /ticket/{id}/files | POST* /ticket/{id}/file | GET /ticket/{id}/file/{fileId} | POST* /ticket/{id}/file/{fileId}
  POST /use-cases | POST* /use-case/pre-check | POST* /use-case/wallbox-integration-check
  POST* /use-case/household-tariff-change | POST* /use-case/charging-station-tariff
  POST* /use-case/mileage-status-report | POST+ /use-case/customer-address-change
  POST+ /use-case/charging-card-troubles | POST+ /use-case/charging-card-loss | POST+ /use-case/bank-details-change
  POST+ /use-case/contact-information-change | POST+ /use-case/corporation-information-change
  POST+ /use-case/pool-charging-card | POST+ /use-case/charging-card-preorder | POST+ /use-case/pool-charging-card-wuerth
  POST /use-case/corporation-names
  GET /users | GET /user/{id} | PATCH? /user/{id}/toggle | PATCH? /user/{id}/accept | POST /user/{id}/remind | POST+ /user
  POST+ /user/password-forgotten | POST+ /user/change-password | POST+ /user/invite | GET /user/invite/{token}
  POST* /user/invite/bulk | POST /user/fleet-manager-roles | POST /user/allowed-companies | POST /user/companies-list
  POST+ /user/update-portal-identity
  GET /user-info | GET /oauth2/authorize`;

it('has exactly the calls of section 7, under /api/portal', () => {
  const marks = { none: '', json: '+', multipart: '*' } as const;
  const isOfSpecification = (name: OperationName) => !('extension' in contract[name]);
  const ours = (Object.keys(routes) as OperationName[]).filter(isOfSpecification).map((name) => {
    const [method, path, kind] = routes[name];
    const { body } = contract[name] as Endpoint;
    const isBeyond = method === 'PATCH' && kind === 'json' && body && v.safeParse(body, {}).success;
    return `${method}${isBeyond ? '?' : marks[kind]} ${path}`;
  });
  const theirs = section7.split(/[|\n]/).flatMap((line) => line.trim() || []);
  expect(theirs).toHaveLength(93);
  expect(ours.sort()).toEqual(theirs.sort());
  expect(API_ROOT).toBe('/api/portal');
});

it('has the roles, modes and values of sections 3 and 6', () => {
  expect(roles.join(' ')).toBe(
    'ROLE_FLEET_MANAGER ROLE_FLEET_MANAGE_EMPLOYEES ROLE_USE_CASES ROLE_SHOP ROLE_FLEET_FINANCIAL ROLE_SMART_CONNECT ' +
      'ROLE_RESERVATION_TOOL ROLE_TECHNICIAN ROLE_TECHNICIAN_SUB_ADMIN ROLE_TECHNICIAN_ADMIN ROLE_IMPERSONATE',
  );
  expect(modes).toEqual(['b2b', 'b2c_cc']);
  expect(salutations).toEqual(['MR', 'MRS', 'FAMILY', 'COMPANY', 'NO_SALUTATION']);
  expect(answer.options).toEqual(['yes', 'no', 'i dont know']);
  expect(addressTypeSchema.options).toEqual(['DELIVERY_ADDRESS', 'INVOICE_ADDRESS']);
  expect(cardTypeSchema.options).toEqual(['DIENSTWAGENKARTE', 'PARTNERKARTE']);
  expect(currentTypeSchema.options).toEqual(['AC', 'DC']);
});

it('sorts lists up and down as section 3 names it', () => {
  const sortable = listQuery(['name'], {});
  const takes = (sort: string) => v.safeParse(sortable, { sort }).success;
  expect(['name:asc', 'name:desc', 'name:up', 'name'].map(takes)).toEqual([true, true, false, false]);
});

it('has the form rules of section 5', () => {
  const named = 'required email numbers_only integers_only uppercase_only min_length max_length exact_length';
  expect(ruleCodes).toEqual(
    expect.arrayContaining([
      ...named.split(' '),
      'excluded_character',
      'choose_at_least_one',
      'invalid_format',
    ]),
  );
});

describe('the payloads of section 3', () => {
  const fieldsOf = (schema: { readonly entries: object }) => Object.keys(schema.entries);

  it('have the fields of the user that it names', () => {
    expect(fieldsOf(userInfoSchema)).toEqual(
      expect.arrayContaining([
        ...['user', 'company', 'hasNews', 'branding', 'sideBarItemsDisplay', 'chatbotBackend'],
      ]),
    );
    const { user, company, sideBarItemsDisplay } = userInfoSchema.entries;
    const flags = ['needsPasswordChange', 'needsOnboarding', 'needsToEnterMileage', 'someTechnicianRole'];
    expect(fieldsOf(user)).toEqual(expect.arrayContaining(['roles', ...flags]));
    expect(fieldsOf(company.wrapped)).toEqual(expect.arrayContaining(['name', 'id']));
    expect(fieldsOf(sideBarItemsDisplay.item)).toEqual(['itemIndex', 'displayItem']);
    expect(fieldsOf(brandingSchema)).toEqual(
      expect.arrayContaining(['id', 'logoUrl', 'logoSmallUrl', 'faviconUrl', 'primaryColor']),
    );
  });

  it('have its fields for signing in, signing out and switching company', () => {
    expect(fieldsOf(modeTokenSchema)).toEqual(['mode', 'token']);
    expect(fieldsOf(loginSchema)).toEqual(['username', 'password']);
    expect(fieldsOf(contract.login.response)).toEqual(['tokens']);
    expect(fieldsOf(contract.refreshSession.body)).toEqual(['tokens']);
    expect(fieldsOf(contract.logout.body)).toEqual(['tokens']);
    expect(fieldsOf(contract.authorizeCompany.response)).toEqual(['token']);
    expect(fieldsOf(contract.requestPasswordReset.body)).toEqual(['email']);
  });

  it('have its fields for people and child companies', () => {
    expect(fieldsOf(employeeSchema)).toEqual(expect.arrayContaining(['userId', 'status']));
    expect(fieldsOf(childCompanySchema)).toEqual(expect.arrayContaining(['id', 'name']));
  });
});

describe('the screens of section 2', () => {
  const inLayout = (layout: string) =>
    (Object.keys(portalRoutes) as PortalRouteName[]).filter((name) => portalRoutes[name].layout === layout);

  it('have their layouts', () => {
    expect(inLayout('login')).toEqual(
      expect.arrayContaining([
        ...['activate-invitation', 'login', 'login-oauth2', 'select-account', 'forget-password'],
      ]),
    );
    expect(inLayout('shop')).toEqual(
      expect.arrayContaining([
        ...[
          'home',
          'news',
          'document',
          'manage-employee',
          'profile',
          'shop',
          'shop-products',
          'order-overview',
        ],
        ...['offer-overview', 'tickets', 'ticket', 'use-cases', 'knowledge-platform', 'smart-connect'],
        'reservation-tool',
      ]),
    );
    expect(inLayout('login')).toHaveLength(5);
  });

  it('have the paths it names', () => {
    expect(portalRoutes.home.path).toBe('');
    expect(portalRoutes.login.path).toBe('login');
    expect(portalRoutes['use-cases'].path).toBe('use-cases');
  });

  it('are public only where it says so', () => {
    const open = (Object.keys(portalRoutes) as PortalRouteName[]).filter(
      (name) => portalRoutes[name].access === 'public',
    );
    expect(open).toEqual(['activate-invitation', 'login', 'login-oauth2', 'forget-password']);
  });
});

/** Side menu of section 2 in its order, with the roles that see each entry. */
const menu: readonly (readonly [
  item: string,
  seenBy: readonly Role[] | 'everyone',
  modes?: readonly Mode[],
])[] = [
  ['home', 'everyone'],
  ['manage-employee', ['ROLE_FLEET_MANAGER', 'ROLE_FLEET_MANAGE_EMPLOYEES'], ['b2b']],
  ['use-cases', ['ROLE_USE_CASES']],
  ['news', 'everyone'],
  ['shop', ['ROLE_SHOP']],
  ['order-overview', ['ROLE_SHOP', 'ROLE_FLEET_FINANCIAL']],
  ['offer-overview', ['ROLE_SHOP', 'ROLE_FLEET_FINANCIAL']],
  ['document', 'everyone'],
  ['tickets', ['ROLE_TECHNICIAN', 'ROLE_TECHNICIAN_SUB_ADMIN', 'ROLE_TECHNICIAN_ADMIN']],
  ['knowledge-platform', 'everyone'],
  ['smart-connect', ['ROLE_SMART_CONNECT']],
  ['reservation-tool', ['ROLE_RESERVATION_TOOL']],
  ['charging-experience', ['ROLE_TECHNICIAN', 'ROLE_TECHNICIAN_SUB_ADMIN', 'ROLE_TECHNICIAN_ADMIN']],
];

describe('the side menu of section 2', () => {
  it('has its entries in its order, only charging experience leading outside', () => {
    expect(menuEntries.map(({ item }) => item)).toEqual(menu.map(([item]) => item));
    expect(menuEntries.filter((entry) => !('route' in entry)).map(({ item }) => item)).toEqual([
      'charging-experience',
    ]);
  });

  for (const [item, seenBy, only] of menu) {
    it(`shows ${item} to ${seenBy}`, () => {
      const entry = menuEntries.find((one) => one.item === item);
      if (!entry) throw new Error(`no entry ${item}`);
      expect('modes' in entry ? entry.modes : undefined).toEqual(only);
      for (const role of [...roles, null]) {
        const isSeen = isPermitted(entry.access, { roles: role === null ? [] : [role], mode: 'b2b' });
        const isMeant = seenBy === 'everyone' || (role !== null && seenBy.includes(role));
        expect([role, isSeen]).toEqual([role, isMeant]);
      }
    });
  }
});
