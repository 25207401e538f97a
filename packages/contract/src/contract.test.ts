import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoints/endpoint.ts';
import { commonErrors, contract, features, type OperationName, routes, stales } from './index.ts';

const operations = Object.keys(routes) as OperationName[];
const endpointOf = (name: OperationName): Endpoint => contract[name];
const where = (test: (endpoint: Endpoint, name: OperationName) => boolean) =>
  operations.filter((name) => test(endpointOf(name), name)).sort();

describe('the contract as a whole', () => {
  it('has the 93 operations beside extensions, each in exactly one feature', () => {
    const entries = Object.values(features).flatMap((part) => Object.keys(part));
    expect(where(({ extension }) => extension !== true)).toHaveLength(93);
    expect([...entries].sort()).toEqual([...operations].sort());
  });

  it('has no two operations on the same method and path', () => {
    const lines = operations.map((name) => `${routes[name][0]} ${routes[name][1]}`);
    expect(new Set(lines).size).toBe(operations.length);
  });

  it.each(operations)('%s has the body kind and the parameters its route names', (name) => {
    const [method, path, kind] = routes[name];
    const { body, files, params, idFrom, effect } = endpointOf(name);
    expect(Boolean(files)).toBe(kind === 'multipart');
    if (kind === 'none') expect(body).toBeUndefined();
    if (kind === 'json') expect(body).toBeDefined();
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = params && 'entries' in params ? Object.keys(params.entries as object) : [];
    expect(declared).toEqual(placeholders);
    expect(Object.keys(idFrom ?? {})).toEqual(placeholders);
    if (method === 'GET') expect(effect).not.toBe('create');
  });

  it.each(operations)('%s answers no common code with another status', (name) => {
    for (const [code, status] of Object.entries(endpointOf(name).errors ?? {})) {
      if (code in commonErrors) expect(commonErrors[code as keyof typeof commonErrors]).toBe(status);
      expect(code).toMatch(/^[a-z]+(_[a-z0-9]+)*$/);
    }
  });

  it('distinguishes reads and effects by their names', () => {
    const changing = where(({ effect }) => effect !== 'read');
    // `listNews` may mark news as read, which can be repeated harmlessly.
    expect(changing.filter((name) => !(name in stales))).toEqual(['listNews']);
    expect(Object.keys(stales).filter((name) => !changing.includes(name as OperationName))).toEqual([]);
  });

  it.each(Object.entries(stales))('%s invalidates only reads', (_, reads) => {
    expect(new Set(reads).size).toBe(reads.length);
    for (const name of reads) expect(endpointOf(name).effect).toBe('read');
  });

  it('admits callers without a token only where the specification says so', () => {
    expect(where(({ access }) => access === 'public')).toEqual(
      [
        'authorizeOauth2',
        'beginPartnerSignIn',
        'beginPasskeyAtSignIn',
        'beginPasskeySignIn',
        'beginTotpAtSignIn',
        'changeOrigins',
        'changePassword',
        'confirmPasskeyAtSignIn',
        'confirmTotpAtSignIn',
        'finishPartnerSignIn',
        'finishPasskeySignIn',
        'getEnvironment',
        'getInvitation',
        'getTranslations',
        'listLocales',
        'login',
        'logout',
        'refreshSession',
        'registerUser',
        'requestPasswordReset',
        'verifySignIn',
      ].sort(),
    );
  });

  it('keeps no idempotency record for callers it does not know', () => {
    expect(where(({ access, effect }) => access === 'public' && effect === 'create')).toEqual([]);
  });

  it('blocks password, second factors, bank data, roles, employees, agreements, personal data and nesting during an impersonation', () => {
    expect(where(({ whileImpersonating }) => whileImpersonating === false)).toEqual(
      [
        'acceptUser',
        'authorizeCompany',
        'beginPasskey',
        'beginTotp',
        'changePassword',
        'checkOnboarding',
        'confirmPasskey',
        'confirmTotp',
        'downloadMyData',
        'endDevice',
        'endOtherDevices',
        'getPortalIdentity',
        'inviteUser',
        'inviteUsersInBulk',
        'listDevices',
        'listSecondFactors',
        'remindUser',
        'removeSecondFactor',
        'renameSecondFactor',
        'renewRecoveryCodes',
        'resetUserSecondFactors',
        'setLocale',
        'submitBankDetailsChange',
        'toggleUser',
        'updateMailChoice',
        'updateOnboarding',
        'updatePortalIdentity',
        'updateRoleDelegation',
        'updateSecondFactorDemand',
        'updateUser',
      ].sort(),
    );
  });

  it('allows only the calls around the password change while one is due', () => {
    expect(where(({ duringPasswordChange }) => duringPasswordChange === true)).toEqual([
      'getUserInfo',
      'setLocale',
    ]);
  });

  it('leaves a way out of every forced prompt', () => {
    for (const name of [
      'changePassword',
      'updateOnboarding',
      'checkOnboarding',
      'submitMileageStatusReport',
      'listUseCases',
      'getUserInfo',
    ] as const) {
      expect(endpointOf(name).duringPrompt).toBe(true);
    }
    expect(endpointOf('listArticles').duringPrompt).toBeFalsy();
    expect(endpointOf('orderCart').duringPrompt).toBeFalsy();
  });

  it('limits count, size and types of files', () => {
    for (const name of operations) {
      for (const rule of Object.values(endpointOf(name).files ?? {})) {
        expect(rule.maxCount).toBeGreaterThan(0);
        expect(rule.maxBytes).toBeLessThanOrEqual(20 * 1024 * 1024);
        expect(rule.types.length).toBeGreaterThan(0);
      }
    }
  });
});
