import type { Onboarding, OnboardingCheck } from '@foyer/contract/onboarding/onboarding.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../test/accounts.ts';
import { createTestServer } from '../../../test/create-test-server.ts';
import { jpegOf } from '../../../test/sample-files.ts';
import { queryRows } from '../../db/client.ts';

const server = await createTestServer();
afterAll(() => server.close());

const email = 'must-change@alpha.test';
const contact = { salutation: 'MRS', firstName: 'Emma', lastName: 'Schröder', phone: '+49 40 123456' };
const address = {
  firstName: 'Emma',
  lastName: 'Schröder',
  street: 'Elbchaussee',
  houseNumber: '12',
  postcode: '22765',
  city: 'Hamburg',
  countryCode: 'DE',
};
const agreements = { termsVersion: '2026-01', acceptTerms: true, acceptPrivacy: true };

type Answer<T> = { status: number; body: T & { code?: string; errors?: { path: string; code: string }[] } };
interface Device {
  get: () => Promise<Onboarding>;
  save: (step: string, version: number, fields?: object, files?: Files) => Promise<Answer<Onboarding>>;
  check: (finish?: boolean) => Promise<Answer<OnboardingCheck>>;
  token: string;
}
type Files = Readonly<Record<string, readonly File[]>>;

function deviceOf(token: string): Device {
  const post = async <T>(path: string, body?: unknown): Promise<Answer<T>> => {
    const answer = await server.call('POST', `/onboarding/${path}`, { token, body });
    return { status: answer.status, body: (await answer.json()) as Answer<T>['body'] };
  };
  return {
    token,
    get: async () => (await post<Onboarding>('get')).body,
    save: (step, version, fields = {}, files = {}) => {
      const form = new FormData();
      form.set('payload', JSON.stringify({ step, version, ...fields }));
      for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file);
      return post('update', form);
    },
    check: (finish = false) => post('check', { finish }),
  };
}
const signIn = async (of = email) => deviceOf((await server.tokensOf(of))[0]?.token ?? '');
const photo = (name: string) => new File([jpegOf()], name, { type: 'image/jpeg' });
const rows = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  queryRows<T>(server.db, query);
const statesOf = ({ steps }: Onboarding) => Object.fromEntries(steps.map(({ step, state }) => [step, state]));
const prompts = async (token: string) => {
  const answer = await server.call('GET', '/user-info', { token });
  return ((await answer.json()) as { user: Record<string, unknown> }).user.needsOnboarding;
};

beforeEach(async () => {
  await server.reset();
  await server.db.execute(sql`update users set needs_password_change = false where id = 'must-change'`);
});

describe('the personal steps', () => {
  it('are those that concern the person', async () => {
    expect(statesOf(await (await signIn()).get())).toEqual({
      contact: 'open',
      address: 'open',
      documents: 'open',
      agreements: 'open',
    });
    await server.db.execute(sql`update memberships set roles = '{ROLE_SHOP}' where user_id = 'must-change'`);
    expect(statesOf(await (await signIn()).get())).toEqual({
      contact: 'open',
      address: 'skipped',
      documents: 'skipped',
      agreements: 'open',
    });
  });

  it('list the missing values until there are none, and then end permanently', async () => {
    const device = await signIn();
    const missing = async () =>
      (await device.check(true)).body.missing.map(({ step, path }) => `${step} ${path}`);
    expect(await missing()).toEqual([
      ...['contact salutation', 'contact phone', 'address address.street', 'address address.postcode'],
      ...['address address.city', 'address address.countryCode', 'address address.houseNumber'],
      ...['agreements acceptTerms', 'agreements acceptPrivacy'],
    ]);
    expect((await device.save('contact', 0, contact)).body.contact).toEqual({ ...contact, mobile: null });
    expect((await device.save('address', 0, { address })).body.address).toMatchObject(address);
    expect(await missing()).toEqual(['agreements acceptTerms', 'agreements acceptPrivacy']);
    const agreed = await device.save('agreements', 0, agreements);
    expect(agreed.body.agreements.acceptedAt).not.toBeNull();
    expect((await device.check()).body).toEqual({ isComplete: true, isFinished: false, missing: [] });
    expect(await prompts(device.token)).toBe(true);
    expect((await device.check(true)).body).toEqual({ isComplete: true, isFinished: true, missing: [] });
    expect(await prompts(device.token)).toBe(false);
    expect((await device.get()).isFinished).toBe(true);
    expect(await device.save('contact', 1, contact)).toMatchObject({
      status: 409,
      body: { code: 'onboarding_finished' },
    });
  });

  it('become the account’s own data, once', async () => {
    const device = await signIn();
    await device.save('contact', 0, { ...contact, mobile: '' });
    await device.save('address', 0, { address });
    await device.save('agreements', 0, agreements);
    await Promise.all([device.check(true), device.check(true)]);
    expect(
      await rows(
        sql`select first_name, last_name, salutation, phone, mobile from users where id = 'must-change'`,
      ),
    ).toEqual([
      { first_name: 'Emma', last_name: 'Schröder', salutation: 'MRS', phone: '+49 40 123456', mobile: null },
    ]);
    expect(await rows(sql`select street, company_id from addresses where user_id = 'must-change'`)).toEqual([
      { street: 'Elbchaussee', company_id: null },
    ]);
  });

  it('saved while they end are either in the account or refused as too late', async () => {
    const device = await signIn();
    await device.save('contact', 0, contact);
    await device.save('address', 0, { address });
    await device.save('agreements', 0, agreements);
    const [saved, finished] = await Promise.all([
      device.save('contact', 1, { ...contact, phone: '+49 40 999999' }),
      device.check(true),
    ]);
    expect([200, 409]).toContain(saved.status);
    expect(finished.body.isFinished).toBe(true);
    const [account] = await rows(sql`select phone from users where id = 'must-change'`);
    expect(account).toEqual({ phone: saved.status === 200 ? '+49 40 999999' : contact.phone });
  });

  it('are refused at the field, and nothing of them is stored', async () => {
    const device = await signIn();
    const wrong = await device.save('address', 0, { address: { ...address, postcode: '2276' } });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ path: 'address.postcode', code: 'invalid_format' }],
    ]);
    expect((await device.save('contact', 0, { ...contact, phone: 'abc' })).status).toBe(422);
    expect((await device.save('agreements', 0, { ...agreements, acceptTerms: false })).status).toBe(422);
    expect(await rows(sql`select * from onboarding_steps`)).toEqual([]);
  });

  it('ask for agreement again where the terms have changed', async () => {
    const device = await signIn();
    await device.save('contact', 0, contact);
    await device.save('address', 0, { address });
    await device.save('agreements', 0, agreements);
    await server.db.execute(sql`update brands set terms_version = '2026-12' where id = 'foyer'`);
    expect((await device.check(true)).body).toMatchObject({
      isFinished: false,
      missing: [{ step: 'agreements', path: 'acceptTerms', code: 'terms_outdated' }],
    });
    expect(await device.save('agreements', 1, agreements)).toMatchObject({
      status: 409,
      body: { code: 'terms_outdated' },
    });
    expect((await device.save('agreements', 1, { ...agreements, termsVersion: '2026-12' })).status).toBe(200);
    await server.db.execute(sql`update brands set terms_version = '2026-01' where id = 'foyer'`);
  });
});

describe('two devices', () => {
  it('continue where the other one stopped', async () => {
    const [laptop, phone] = [await signIn(), await signIn()];
    await laptop.save('contact', 0, contact);
    const seen = await phone.get();
    expect([statesOf(seen).contact, seen.contact?.phone]).toEqual(['done', contact.phone]);
    expect((await phone.save('address', 0, { address })).status).toBe(200);
    expect(statesOf(await laptop.get())).toMatchObject({ contact: 'done', address: 'done' });
  });

  it('do not overwrite each other unnoticed', async () => {
    const [laptop, phone] = [await signIn(), await signIn()];
    await laptop.save('contact', 0, contact);
    const late = await phone.save('contact', 0, { ...contact, phone: '030 999999' });
    expect([late.status, late.body.code]).toEqual([409, 'onboarding_changed']);
    expect((await phone.get()).contact?.phone).toBe(contact.phone);
    // with the version that was read now, overwriting is intended
    expect((await phone.save('contact', 1, { ...contact, phone: '030 999999' })).status).toBe(200);
    expect((await laptop.save('contact', 1, contact)).status).toBe(409);
  });

  it('that save at the same moment: one is refused', async () => {
    const devices = await Promise.all([1, 2, 3].map(() => signIn()));
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        devices.map((device, at) => device.save('contact', version, { ...contact, phone: `040 11111${at}` })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await devices[0]?.get())?.contact?.phone).toBe(`040 11111${winner}`);
    }
  });
});

describe('documents', () => {
  const kept = async () =>
    (await rows<{ key: string }>(sql`select storage_key as key from onboarding_files`)).map(({ key }) => key);
  const pending = async () =>
    (await rows<{ key: string }>(sql`select storage_key as key from pending_uploads`)).map(({ key }) => key);

  it('are kept by kind; a new one replaces the former, which is swept', async () => {
    const device = await signIn();
    const first = await device.save(
      'documents',
      0,
      {},
      { vehicleRegistration: [photo('a.jpg'), photo('b.jpg')] },
    );
    expect(first.body.documents.map(({ name }) => name).sort()).toEqual(['a.jpg', 'b.jpg']);
    const before = await kept();
    expect(await pending()).toEqual([]);
    const second = await device.save('documents', 1, {}, { vehicleRegistration: [photo('c.jpg')] });
    expect(second.body.documents.map(({ name }) => name)).toEqual(['c.jpg']);
    expect((await pending()).sort()).toEqual(before.sort());
    const none = await device.save('documents', 2, { remove: ['vehicleRegistration'] });
    expect(none.body.documents).toEqual([]);
  });

  it('are optional', async () => {
    const { body } = await (await signIn()).save('documents', 0);
    expect(statesOf(body).documents).toBe('done');
  });

  it.each([
    ['a page named as a picture', () => new File(['<script>1</script>'], 'x.png'), 'file_type'],
    ['nothing at all', () => new File([], 'x.png'), 'file_empty'],
  ])('refuse %s, and store nothing', async (_, file, code) => {
    const { status, body } = await (await signIn()).save(
      'documents',
      0,
      {},
      { vehicleRegistration: [file()] },
    );
    expect([status, body.errors?.[0]]).toMatchObject([422, { path: 'vehicleRegistration', code }]);
    expect([await kept(), await rows(sql`select * from onboarding_steps`)]).toEqual([[], []]);
  });

  it('are refused with any other step', async () => {
    const sent = await (await signIn()).save('contact', 0, contact, {
      vehicleRegistration: [photo('a.jpg')],
    });
    expect([sent.status, sent.body.errors]).toEqual([
      422,
      [{ path: 'vehicleRegistration', code: 'unknown_field' }],
    ]);
    expect(await rows(sql`select * from onboarding_steps`)).toEqual([]);
  });

  it('of a refused version are not stored either', async () => {
    const device = await signIn();
    await device.save('documents', 0);
    const late = await device.save('documents', 0, {}, { vehicleRegistration: [photo('a.jpg')] });
    expect([late.status, await kept()]).toEqual([409, []]);
  });
});

describe('values that a person enters', () => {
  it('are not visible to a colleague', async () => {
    await server.db.execute(sql`update users set needs_onboarding = true where id = 'norole'`);
    await (await signIn()).save('contact', 0, contact);
    const colleague = await (await signIn('norole@alpha.test')).get();
    expect([colleague.contact, colleague.steps.map(({ version }) => version)]).toEqual([null, [0, 0, 0, 0]]);
  });

  it('cannot be agreed to during impersonation', async () => {
    const support = await signIn(accountOf('ROLE_IMPERSONATE'));
    const query = new URLSearchParams({ userId: 'must-change', reason: 'Anruf' });
    const entered = await server.call('POST', `/security/authorize/alpha?${query}`, { token: support.token });
    const acting = deviceOf(((await entered.json()) as { token: string }).token);
    expect(await acting.save('agreements', 0, agreements)).toMatchObject({
      status: 403,
      body: { code: 'impersonation_forbidden' },
    });
    expect((await acting.check(true)).status).toBe(403);
  });

  it('are not required from an old account: it counts as finished', async () => {
    expect((await (await signIn('norole@alpha.test')).get()).isFinished).toBe(true);
  });
});
