import { portalRoutes } from '@foyer/contract/portal-routes';
import { type Permission, permissions } from '@foyer/contract/role-permissions';
import { modes } from '@foyer/contract/roles';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { describe, expect, test } from 'vitest';
import { parsePortalPath } from '../navigation/portal-path.ts';
import { userInfo as makeUser } from '../testing/scripted-api.ts';
import { evaluateGuard, guardRules } from './evaluate-guard.ts';
import type { GuardInput, GuardRuleName } from './guard-types.ts';

const signedIn = { status: 'signed-in', mode: 'b2b', modes: ['b2b'], isImpersonating: false } as const;
const signedOut = { status: 'signed-out', mode: null, modes: [], isImpersonating: false } as const;
const user = (...roles: string[]) => makeUser(roles) as unknown as GuardInput['userInfo'];

/** A navigation with all facts known and no fault; each test introduces one. */
function at(path: string, more: Partial<GuardInput> = {}): GuardInput {
  return {
    path,
    route: parsePortalPath(path),
    referrer: null,
    languages: [],
    storedLanguage: null,
    supported: ['de_DE', 'en_US'],
    session: signedIn,
    isRestored: true,
    hasImpersonateValue: false,
    isImpersonationSet: false,
    freshToken: undefined,
    apiBase: '',
    userInfo: user('ROLE_SHOP'),
    hasTranslations: true,
    environment: 'loaded',
    reloads: 0,
    ...more,
  };
}
const judge = (name: GuardRuleName, input: GuardInput) =>
  guardRules.find(([rule]) => rule === name)?.[1](input);

test('there are eleven steps, in the order of the specification', () => {
  expect(guardRules.map(([name]) => name)).toEqual([
    'documents-referrer',
    'stored-language',
    'supported-locale',
    'activate-invitation',
    'restore-mode',
    'signed-in-on-login',
    'login-required',
    'impersonated-user',
    'user-info',
    'translations',
    'login-environment',
  ]);
});

test.each(['/de_DE', '/de_DE/shop', '/de_DE/nordlicht/shop-products/a1?x=1'])(
  '%s is allowed to a buyer',
  (path) => {
    expect(evaluateGuard(at(path))).toEqual({ kind: 'allow', rule: null });
  },
);

describe('1 documents-referrer', () => {
  const rule = (referrer: string | null) => judge('documents-referrer', at('/de_DE', { referrer }));
  test.each(['/de_DE/documents/7', 'https://x.example/de_DE/nordlicht/document/7?a'])(
    '%s leads to /404',
    (from) => {
      expect(rule(from)).toEqual({ kind: 'redirect', to: '/404' });
    },
  );
  test.each([null, '/de_DE/document', '/de_DE/shop', 'https://other.example/'])('%s passes', (from) => {
    expect(rule(from)).toBeNull();
  });
});

describe('2 stored-language', () => {
  test('another language reloads the same place', () => {
    expect(judge('stored-language', at('/de_DE/b1/shop?a=1#c', { storedLanguage: 'en_US' }))).toEqual({
      kind: 'reload',
      to: '/en_US/b1/shop?a=1#c',
    });
  });
  test('the same or none passes', () => {
    expect(judge('stored-language', at('/de_DE', { storedLanguage: 'de_DE' }))).toBeNull();
    expect(judge('stored-language', at('/de_DE'))).toBeNull();
  });
});

describe('3 supported-locale', () => {
  const rule = (path: string, more: Partial<GuardInput> = {}) => judge('supported-locale', at(path, more));
  test('loads the list once', () => {
    expect(rule('/de_DE', { supported: undefined })).toEqual({ kind: 'load', need: 'locales' });
  });
  test('an unsupported locale goes to the default, at the same place', () => {
    expect(rule('/fr_FR/b1/shop?a=1')).toMatchObject({ kind: 'redirect', to: '/de_DE/b1/shop?a=1' });
    expect(rule('/de/shop', { supported: ['en_US', 'de_AT'] })).toMatchObject({ to: '/de_AT/shop' });
    expect(rule('/fr_FR/shop', { supported: ['en_US'] })).toMatchObject({ to: '/en_US/shop' });
  });
  test('an empty list makes de_DE the only one, without a loop', () => {
    expect(rule('/en_US', { supported: [] })).toMatchObject({ kind: 'redirect', to: '/de_DE' });
    expect(rule('/de_DE', { supported: [] })).toBeNull();
  });
  test.each([
    ['/', '/de_DE'],
    ['/nonsense/x', '/de_DE'],
    ['/en_US/b1/no/such/page', '/de_DE/b1'],
  ])('%s is not a page and leads to %s', (path, to) => {
    expect(rule(path)).toEqual({ kind: 'redirect', to });
  });
  test('for an empty path, a visitor who is not signed in gets a language of their browser', () => {
    const supported = ['de_DE', 'en_GB', 'fr_FR'];
    const to = (languages: readonly string[], more: Partial<GuardInput> = {}) =>
      rule('/', { supported, session: signedOut, languages, ...more });
    expect(to(['fr-CA', 'en'])).toMatchObject({ to: '/fr_FR' });
    expect(to(['it', 'en-US', 'fr'])).toMatchObject({ to: '/en_GB' });
    expect(to(['it', '*'])).toMatchObject({ to: '/de_DE' });
    expect(to([])).toMatchObject({ to: '/de_DE' });
    expect(to(['fr'], { session: signedIn })).toMatchObject({ to: '/de_DE' });
    const account = {
      session: signedIn,
      userInfo: makeUser([], { user: { ...makeUser().user, locale: 'en_GB' } }),
    };
    expect(to(['fr'], account as never)).toMatchObject({ to: '/en_GB' });
    expect(to(['fr'], { ...account, userInfo: undefined } as never)).toEqual({
      kind: 'load',
      need: 'userInfo',
    });
    expect(to(['fr'], { ...account, storedLanguage: 'fr_FR' } as never)).toMatchObject({ to: '/fr_FR' });
    expect(to(['fr'], { ...account, supported: ['de_DE'] } as never)).toMatchObject({ to: '/de_DE' });
    expect(rule('/nonsense', { supported, session: signedOut, languages: ['fr'] })).toMatchObject({
      to: '/de_DE',
    });
    expect(rule('/?a=1', { supported, session: signedOut, languages: ['fr'] })).toMatchObject({
      to: '/fr_FR',
    });
  });
  test('a stored language that is not supported is forgotten, so that rule 2 does not lead back', () => {
    expect(rule('/fr_FR', { storedLanguage: 'fr_FR' })).toMatchObject({ to: '/de_DE', forgetLanguage: true });
  });
});

describe('4 activate-invitation', () => {
  const path = '/de_DE/activate-invitation?token=t';
  test('needs texts only', () => {
    const input = at(path, { session: signedOut, userInfo: undefined, hasTranslations: false });
    expect(evaluateGuard(input)).toEqual({ kind: 'load', need: 'translations', rule: 'activate-invitation' });
    expect(evaluateGuard({ ...input, hasTranslations: true })).toEqual({
      kind: 'allow',
      rule: 'activate-invitation',
    });
  });
  test('concerns no other page', () => expect(judge('activate-invitation', at('/de_DE'))).toBeNull());
});

describe('5 restore-mode', () => {
  test('without a token, once', () => {
    const input = at('/de_DE', { session: signedOut, isRestored: false });
    expect(judge('restore-mode', input)).toEqual({ kind: 'load', need: 'restore' });
    expect(judge('restore-mode', { ...input, isRestored: true })).toBeNull();
    expect(judge('restore-mode', at('/de_DE', { isRestored: false }))).toBeNull();
  });
});

describe('6 signed-in-on-login', () => {
  test('home is in the language of the user, unless another was chosen in this tab', () => {
    const info = makeUser([], { user: { ...makeUser().user, locale: 'en_US' } }) as unknown as UserInfo;
    const input = at('/de_DE/b1/login', { userInfo: undefined });
    expect(judge('signed-in-on-login', input)).toEqual({ kind: 'load', need: 'userInfo' });
    const to = (more: Partial<GuardInput>) => judge('signed-in-on-login', { ...input, ...more });
    expect(to({ userInfo: info })).toEqual({ kind: 'redirect', to: '/en_US/b1' });
    expect(to({ storedLanguage: 'de_DE' })).toEqual({ kind: 'redirect', to: '/de_DE/b1' });
    const other = { ...info, user: { ...info.user, locale: 'xx_XX' } };
    for (const userInfo of [other, 'missing', 'unreachable'] as const)
      expect(to({ userInfo })).toEqual({ kind: 'redirect', to: '/de_DE/b1' });
  });
  test.each(['login', 'forget-password'])('%s goes home, keeping the brand', (page) => {
    expect(judge('signed-in-on-login', at(`/de_DE/b1/${page}`))).toEqual({
      kind: 'redirect',
      to: '/de_DE/b1',
    });
  });
  test('a user who may only impersonate goes to select-account', () => {
    const to = (...roles: string[]) =>
      judge('signed-in-on-login', at('/de_DE/login', { userInfo: user(...roles) }));
    expect(to('ROLE_IMPERSONATE')).toEqual({ kind: 'redirect', to: '/de_DE/select-account' });
    expect(to('ROLE_IMPERSONATE', 'ROLE_TECHNICIAN')).toEqual({ kind: 'redirect', to: '/de_DE' });
  });
  test('login-oauth2 goes to authorize with the query as it was and the token', () => {
    const input = at('/de_DE/login-oauth2?client_id=a&state=x%20y', { apiBase: 'https://api.example/' });
    expect(judge('signed-in-on-login', input)).toEqual({ kind: 'load', need: 'freshToken' });
    expect(judge('signed-in-on-login', { ...input, freshToken: 'a.b.c' })).toEqual({
      kind: 'reload',
      to: 'https://api.example/api/portal/oauth2/authorize?client_id=a&state=x%20y&portal_authorization=a.b.c',
    });
  });
  test.each([
    ['?portal_authorization=evil&client_id=a', 'client_id=a&'],
    ['?client_id=a&portal%5Fauthorization=evil&state=%2B&portal_authorization', 'client_id=a&state=%2B&'],
    ['?portal_authorization=evil', ''],
    ['', ''],
  ])('a foreign token in %s is dropped, the rest stays as it was', (search, kept) => {
    const input = at(`/de_DE/login-oauth2${search}`, { apiBase: '', freshToken: 'a.b.c' });
    expect(judge('signed-in-on-login', input)).toMatchObject({
      to: `/api/portal/oauth2/authorize?${kept}portal_authorization=a.b.c`,
    });
  });
  test('without a token, or elsewhere, it passes', () => {
    expect(judge('signed-in-on-login', at('/de_DE/login', { session: signedOut }))).toBeNull();
    expect(judge('signed-in-on-login', at('/de_DE/select-account'))).toBeNull();
  });
});

describe('7 login-required', () => {
  test('clears and goes to the login of the brand, remembering the place', () => {
    expect(judge('login-required', at('/de_DE/b1/shop', { session: signedOut }))).toEqual({
      kind: 'redirect',
      to: '/de_DE/b1/login',
      clearSession: true,
      rememberPath: true,
    });
  });
  test('also for select-account', () => {
    expect(judge('login-required', at('/de_DE/select-account', { session: signedOut }))).not.toBeNull();
  });
  test('a brand that does not exist is not kept: home in the default locale', () => {
    const input = at('/en_US/foo', { session: signedOut, environment: undefined });
    expect(judge('login-required', input)).toEqual({ kind: 'load', need: 'environment' });
    const found = (environment: GuardInput['environment']) =>
      judge('login-required', { ...input, environment });
    expect(found('unknown-brand')).toEqual({ kind: 'redirect', to: '/de_DE' });
    expect(found('failed')).toMatchObject({ to: '/en_US/foo/login' });
  });
  test('login pages pass', () => {
    expect(judge('login-required', at('/de_DE/login', { session: signedOut }))).toBeNull();
  });
});

describe('8 impersonated-user', () => {
  test('an impersonate value is set once', () => {
    const input = at('/de_DE', { hasImpersonateValue: true });
    expect(judge('impersonated-user', input)).toEqual({ kind: 'load', need: 'impersonation' });
    expect(judge('impersonated-user', { ...input, isImpersonationSet: true })).toBeNull();
    expect(judge('impersonated-user', at('/de_DE'))).toBeNull();
  });
});

describe('9 user-info', () => {
  const rule = (userInfo: GuardInput['userInfo']) => judge('user-info', at('/de_DE', { userInfo }));
  test('is loaded', () => expect(rule(undefined)).toEqual({ kind: 'load', need: 'userInfo' }));
  test('still missing leads to login', () => {
    expect(rule('missing')).toMatchObject({ kind: 'redirect', to: '/de_DE/login', clearSession: true });
  });
  test('no answer keeps the session', () => expect(rule('unreachable')).toEqual({ kind: 'unreachable' }));
  test('is not loaded on login pages', () => {
    expect(judge('user-info', at('/de_DE/login', { session: signedOut, userInfo: undefined }))).toBeNull();
  });
});

describe('10 translations', () => {
  test('are loaded on every page', () => {
    expect(judge('translations', at('/de_DE', { hasTranslations: false }))).toEqual({
      kind: 'load',
      need: 'translations',
    });
    expect(judge('translations', at('/de_DE'))).toBeNull();
  });
});

describe('11 login-environment', () => {
  const rule = (environment: GuardInput['environment'], reloads = 0) =>
    judge('login-environment', at('/de_DE/b1/login', { session: signedOut, environment, reloads }));
  test('is loaded', () => expect(rule(undefined)).toEqual({ kind: 'load', need: 'environment' }));
  test('a failure reloads a limited number of times', () => {
    expect(rule('failed')).toEqual({ kind: 'reload', to: '/de_DE/b1/login' });
    expect(rule('failed', 2)).toEqual({ kind: 'unreachable' });
  });
  test('below a brand that does not exist it is an unknown path', () => {
    expect(rule('unknown-brand')).toEqual({ kind: 'redirect', to: '/de_DE' });
  });
  test('other pages do not need it', () => {
    expect(judge('login-environment', at('/de_DE', { environment: undefined }))).toBeNull();
  });
});

describe('known brand', () => {
  test.each(['/en_US/shopp', '/en_US/shopp/news?x=1'])('%s under an unknown brand goes home', (path) => {
    expect(evaluateGuard(at(path, { environment: undefined }))).toMatchObject({
      kind: 'load',
      need: 'environment',
    });
    expect(evaluateGuard(at(path, { environment: 'unknown-brand' }))).toEqual({
      kind: 'redirect',
      to: '/de_DE',
      rule: 'known-brand',
    });
  });
  test('is not loaded without a brand, and a missing response refuses nobody', () => {
    expect(evaluateGuard(at('/de_DE/news', { environment: undefined })).kind).toBe('allow');
    expect(evaluateGuard(at('/de_DE/b1/news', { environment: 'failed' })).kind).toBe('allow');
  });
});

describe('route access', () => {
  test.each([
    ['/de_DE/manage-employee', ['ROLE_SHOP'], false],
    ['/de_DE/manage-employee', ['ROLE_FLEET_MANAGE_EMPLOYEES'], true],
    ['/de_DE/shop', ['ROLE_FLEET_FINANCIAL'], false],
    ['/de_DE/order-overview', ['ROLE_FLEET_FINANCIAL'], true],
    ['/de_DE/use-cases', [], false],
    ['/de_DE/tickets', [], true],
    ['/de_DE/select-account', ['ROLE_SHOP'], false],
    ['/de_DE/select-account', ['ROLE_IMPERSONATE'], true],
  ])('%s with %j: %s', (path, roles, isAllowed) => {
    const result = evaluateGuard(at(path, { userInfo: user(...roles) }));
    expect(result).toEqual(
      isAllowed ? { kind: 'allow', rule: null } : { kind: 'redirect', to: '/de_DE', rule: 'route-access' },
    );
  });
  const limited = Object.entries(portalRoutes).flatMap(([name, { path, access }]) => {
    const rule: Permission = access === 'public' ? {} : permissions[access];
    return rule.modes
      ? [{ name, path, rule, closed: modes.filter((mode) => !rule.modes?.includes(mode)) }]
      : [];
  });
  test.each(limited)('$name leads home in other modes than its own', ({ path, rule, closed }) => {
    const userInfo = user(...(rule.roles ?? []));
    for (const mode of modes) {
      const session = { ...signedIn, mode, modes };
      expect([mode, evaluateGuard(at(`/de_DE/${path}`, { userInfo, session }))]).toEqual([
        mode,
        closed.includes(mode)
          ? { kind: 'redirect', to: '/de_DE', rule: 'route-access' }
          : { kind: 'allow', rule: null },
      ]);
    }
  });
  test('manage-employee and audit-log are of business mode only', () => {
    expect(limited.map(({ name }) => name)).toEqual(['manage-employee', 'audit-log']);
  });
  test('home is in the locale and brand of the page', () => {
    expect(evaluateGuard(at('/en_US/b1/manage-employee'))).toMatchObject({ to: '/en_US/b1' });
  });
  test('select-account is open while impersonating', () => {
    const session = { ...signedIn, isImpersonating: true };
    expect(evaluateGuard(at('/de_DE/select-account', { session })).kind).toBe('allow');
  });
});
