import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import type { OnboardingCheck } from '@foyer/contract/onboarding/onboarding.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../test/accounts.ts';
import { createTestServer } from '../../../test/create-test-server.ts';
import { queryRows } from '../../db/client.ts';

const server = await createTestServer();
afterAll(() => server.close());

const manager = accountOf('ROLE_FLEET_MANAGER');
const other = 'everything@alpha.test';
const invoiceAddress = {
  company: 'Alpha GmbH',
  lastName: 'Buchhaltung',
  street: 'Kai',
  houseNumber: '1',
  postcode: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
};
const bodies = {
  company: { legalForm: 'GmbH', vatId: 'DE136695976', employeeCount: 240 },
  billing: {
    invoiceEmail: 'rechnung@alpha.test',
    invoiceFormat: 'xml',
    isPurchaseOrderRequired: true,
    invoiceAddress,
  },
  fleet: { vehicleCount: 85, electricShare: 40, hasOwnStations: false },
  contacts: { contacts: [{ topic: 'billing', name: 'Birte Clausen', email: 'rechnung@alpha.test' }] },
};
type Step = keyof typeof bodies;
type Problem = { code?: string; errors?: { path: string; code: string }[] };

async function signIn(email = manager) {
  const token = (await server.tokensOf(email))[0]?.token ?? '';
  const post = async <T>(path: string, body?: unknown) => {
    const answer = await server.call('POST', `/onboarding/${path}`, { token, body });
    return { status: answer.status, body: (await answer.json()) as T & Problem };
  };
  return {
    token,
    get: () => post<ExtendedOnboarding>('get-extended'),
    save: (step: Step, version: number, fields: object = bodies[step]) =>
      post<ExtendedOnboarding>('update-extended', { step, version, ...fields }),
    check: (finish = false) => post<OnboardingCheck>('check-extended', { finish }),
    enterPersonal: async () => {
      const contact = { salutation: 'MR', firstName: 'Jan', lastName: 'Voss', phone: '040 123456' };
      const agreements = { termsVersion: '2026-01', acceptTerms: true, acceptPrivacy: true };
      for (const payload of [
        { step: 'contact', version: 0, ...contact },
        { step: 'agreements', version: 0, ...agreements },
      ]) {
        const form = new FormData();
        form.set('payload', JSON.stringify(payload));
        await post('update', form);
      }
    },
    finishPersonal: async () => (await post<OnboardingCheck>('check', { finish: true })).body.isFinished,
  };
}
const needs = async () =>
  (
    await queryRows<{ id: string }>(server.db, sql`select id from users where needs_onboarding order by id`)
  ).map(({ id }) => id);

beforeEach(async () => {
  await server.reset();
  await server.db.execute(sql`update users set needs_password_change = false, needs_onboarding = false`);
  await server.db.execute(sql`update companies set needs_onboarding = true where id = 'alpha'`);
});

describe('the company’s steps', () => {
  it('are shared by all of its fleet managers, and list the missing values', async () => {
    const [one, two] = [await signIn(), await signIn(other)];
    expect((await one.get()).body.missing.map(({ step, path }) => `${step} ${path}`)).toEqual([
      'company legalForm',
      ...['billing invoiceEmail', 'billing invoiceFormat', 'billing isPurchaseOrderRequired'],
      ...['lastName', 'street', 'postcode', 'city', 'countryCode', 'houseNumber'].map(
        (name) => `billing invoiceAddress.${name}`,
      ),
      ...['contacts contacts.0.topic', 'contacts contacts.0.name', 'contacts contacts.0.email'],
    ]);
    await one.save('company', 0);
    expect((await two.get()).body.company).toEqual(bodies.company);
    expect(await two.save('company', 0)).toMatchObject({ status: 409, body: { code: 'onboarding_changed' } });
    await two.save('billing', 0);
    await one.save('contacts', 0);
    expect((await two.check()).body).toEqual({ isComplete: true, isFinished: false, missing: [] });
  });

  it('end for all when one manager finishes; open personal steps remain', async () => {
    await server.db.execute(
      sql`update users set needs_onboarding = true where id in ('role_fleet_manager', 'everything', 'norole')`,
    );
    const one = await signIn();
    expect((await one.get()).body.openPersonalSteps).toEqual(['contact', 'agreements']);
    await one.enterPersonal();
    expect(await one.finishPersonal()).toBe(true);
    // the personal steps are finished, but the prompt remains: the company's steps are open
    expect(await needs()).toEqual(['everything', 'norole', 'role_fleet_manager']);
    for (const step of ['company', 'billing', 'contacts'] as const) await one.save(step, 0);
    expect((await one.check(true)).body).toMatchObject({ isFinished: true });
    expect(await needs()).toEqual(['everything', 'norole']);
    const two = await signIn(other);
    expect((await two.get()).body.isFinished).toBe(true);
    expect(await two.save('fleet', 0)).toMatchObject({ status: 409, body: { code: 'onboarding_finished' } });
    expect(
      await queryRows(server.db, sql`select street, company, type from addresses where company_id = 'alpha'`),
    ).toEqual([{ street: 'Kai', company: 'Alpha GmbH', type: 'INVOICE_ADDRESS' }]);
  });

  it('end once, also for concurrent calls', async () => {
    const managers = await Promise.all([signIn(), signIn(other), signIn()]);
    for (const step of ['company', 'billing', 'contacts'] as const) await managers[0]?.save(step, 0);
    const answers = await Promise.all(managers.map((each) => each.check(true)));
    expect(answers.map(({ body }) => body.isFinished)).toEqual([true, true, true]);
    expect(await queryRows(server.db, sql`select street from addresses where company_id = 'alpha'`)).toEqual([
      { street: 'Kai' },
    ]);
  });

  it('end together with a manager’s personal steps at the same moment, and nobody is asked any more', async () => {
    await server.db.execute(sql`update users set needs_onboarding = true where id = 'role_fleet_manager'`);
    const [one, two] = [await signIn(), await signIn(other)];
    await one.enterPersonal();
    for (const step of ['company', 'billing', 'contacts'] as const) await two.save(step, 0);
    expect(
      await Promise.all([one.finishPersonal(), two.check(true).then(({ body }) => body.isFinished)]),
    ).toEqual([true, true]);
    expect(await needs()).toEqual([]);
  });

  it.each([
    ['company', { vatId: 'DE136695975' }, 'vatId'],
    ['company', { legalForm: ' ' }, 'legalForm'],
    ['company', { employeeCount: 0 }, 'employeeCount'],
    ['billing', { invoiceEmail: 'rechnung@' }, 'invoiceEmail'],
    ['billing', { invoiceAddress: { ...invoiceAddress, postcode: '204' } }, 'invoiceAddress.postcode'],
    ['fleet', { electricShare: 101 }, 'electricShare'],
    ['contacts', { contacts: [] }, 'contacts'],
    ['contacts', { contacts: [{ topic: 'fleet', name: 'B', email: 'x' }] }, 'contacts.0.email'],
  ] as const)('refuse %s with %j at its field', async (step, wrong, path) => {
    const { status, body } = await (await signIn()).save(step, 0, { ...bodies[step], ...wrong });
    expect([status, body.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });

  it('are separate from other companies’, and refused to callers who manage none', async () => {
    await (await signIn()).save('company', 0);
    const foreign = await signIn('foreign@beta.test');
    expect((await foreign.get()).body).toMatchObject({ isFinished: true, company: null, contacts: [] });
    expect((await foreign.save('company', 1)).status).toBe(409);
    const colleague = await signIn('norole@alpha.test');
    expect([(await colleague.get()).status, (await colleague.check(true)).status]).toEqual([403, 403]);
  });

  it('do not end while a value is missing, even with `finish`', async () => {
    const one = await signIn();
    await one.save('company', 0);
    expect((await one.check(true)).body).toMatchObject({ isComplete: false, isFinished: false });
    expect((await one.get()).body.isFinished).toBe(false);
  });
});
