import { addDays, businessDay } from '@foyer/contract';
import { typedAddress } from '@foyer/contract/sample-values';
import { type UseCaseKind, useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';
import type {
  Submission,
  SubmissionDetail,
  UseCaseOverview,
} from '@foyer/contract/use-cases/use-cases.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal, type Problem } from '../../../test/demo-portal.ts';
import { jpegOf } from '../../../test/sample-files.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());
beforeEach(() => portal.server.db.execute(sql`delete from outbox`));

const today = businessDay();
const address = { ...typedAddress, lastName: 'Wareneingang' };
const cards = { cards: [{ label: 'Pool 1', licensePlate: 'HH-NW 501E', costCentre: '4711' }] };
const ordered = { ...cards, deliveryAddress: address, acceptTerms: true };
const iban = 'DE89370400440532013000';

/** A request of each kind that has no effect except to reach the service. */
const bodies: Readonly<Record<string, object>> = {
  'charging-card-troubles': {
    cardId: 'card-de-foy-0042-1001',
    trouble: 'rejected',
    occurredOn: today,
    contractId: 'NL-TNM-000122045-U',
    worksElsewhere: 'i dont know',
    description: 'Am Bahnhof abgelehnt',
  },
  'charging-card-preorder': {
    cardType: 'DIENSTWAGENKARTE',
    salutation: 'MR',
    firstName: 'Tjark',
    lastName: 'Behrens',
    email: 'tjark@nordwind.example',
    licensePlate: 'HH-NW 502E',
    neededOn: today,
    deliveryAddress: address,
    acceptTerms: true,
  },
  'pool-charging-card': { ...ordered, region: 'national' },
  'household-tariff-change': {
    supplier: 'Stadtwerke Nord',
    pricePerKwh: 3145,
    isDynamicTariff: false,
    validFrom: today,
  },
  'charging-station-tariff': {
    tariffName: 'Gäste',
    evseIds: ['DE*FOY*E1*1'],
    currentType: 'AC',
    group: 'guests',
    pricePerKwh: 4900,
    validFrom: today,
  },
  'customer-address-change': { addressTypes: ['DELIVERY_ADDRESS'], address, validFrom: today },
  'bank-details-change': { purpose: 'refund', accountHolder: 'Katrin Petersen', iban },
  'contact-information-change': {
    salutation: 'MRS',
    lastName: 'Clausen',
    email: 'rechnung@nordwind.example',
    topics: ['invoices'],
  },
  'corporation-information-change': {
    corporationId: 'nordwind',
    newName: 'Nordwind Logistik SE',
    reason: 'legal_form',
    validFrom: today,
  },
  'wallbox-integration-check': {
    manufacturer: 'Foyer',
    model: 'WB-11',
    currentType: 'AC',
    powerWatts: 11_000,
    installationAddress: address,
    network: 'lan',
    hasCalibratedMeter: 'yes',
    hasBackendConnection: 'no',
    isRented: 'no',
  },
};
const proofs: Readonly<Record<string, string>> = {
  'household-tariff-change': 'proof',
  'charging-station-tariff': 'proof',
  'wallbox-integration-check': 'typePlate',
};

/** Returns the body of a call, with a photo where it takes one. */
function asSent(kind: string, values: object): unknown {
  const part = proofs[kind];
  if (part === undefined) return values;
  const form = new FormData();
  form.set('payload', JSON.stringify(values));
  form.append(part, new File([jpegOf()], 'nachweis.jpg'));
  return form;
}
type Answer = Submission & Problem;
const send = async (email: string, kind: string, change: object = {}, mode?: 'b2b' | 'b2c_cc') =>
  (await portal.as(email, mode)).post<Answer>(
    `/use-case/${kind}`,
    asSent(kind, { ...bodies[kind], ...change }),
  );
const detailOf = async (email: string, id: string) =>
  (await portal.as(email)).get<SubmissionDetail & Problem>(`/use-case/submission/${id}`);
const mails = () =>
  queryRows<{ recipient: string; subject: string; body: string; html: string }>(
    portal.server.db,
    sql`select recipient, subject, body, html from outbox`,
  );
const countRequests = async () =>
  (
    await queryRows<{ n: number }>(portal.server.db, sql`select count(*)::int as n from use_case_submissions`)
  )[0]?.n;

describe('a request that reaches the service', () => {
  it.each(Object.keys(bodies))('%s has a number, a timeline, and is confirmed by mail', async (kind) => {
    const { status, body } = await send(story.manager.email, kind);
    expect([status, body.kind, body.state]).toEqual([200, kind, 'received']);
    expect(body.number).toMatch(/^UC-\d{4}-\d{6}$/);
    const { body: detail } = await detailOf(story.manager.email, body.id);
    expect(detail).toMatchObject({ id: body.id, number: body.number, events: [{ state: 'received' }] });
    // nothing completes a request until an operator is connected, so no date is promised
    expect(detail.expectedOn).toBe(null);
    expect(detail.files.map(({ field }) => field)).toEqual(proofs[kind] ? [proofs[kind]] : []);
    const [mail, ...others] = await mails();
    expect([mail?.recipient, others]).toEqual([story.manager.email, []]);
    expect(mail?.subject).toContain(body.number);
    expect(mail?.body).toContain(`use-cases?open=${body.id}`);
    expect(mail?.body).not.toContain('Voraussichtlich');
    const overview = (await (await portal.as(story.manager.email)).post<UseCaseOverview>('/use-cases')).body;
    expect(overview.submissions[0]).toEqual(body);
  });

  it('is confirmed in the language of the sender', async () => {
    await portal.server.db.execute(sql`update users set locale = 'en_GB' where id = ${story.manager.id}`);
    await send(story.manager.email, 'contact-information-change');
    await portal.server.db.execute(sql`update users set locale = 'de_DE' where id = ${story.manager.id}`);
    const [mail] = await mails();
    expect(mail?.body).toContain('Thank you. We received your request “Change contact details” on');
  });

  it('is stored as it was sent, without blank fields', async () => {
    const { body } = await send(story.manager.email, 'customer-address-change', {
      note: '',
      address: { ...address, addition: '' },
    });
    const { values } = (await detailOf(story.manager.email, body.id)).body;
    expect(values).toMatchObject({
      addressTypes: ['DELIVERY_ADDRESS'],
      address: { street: 'Am Sandtorkai' },
    });
    expect([values.note, Object.keys(values.address as object)]).toEqual([
      undefined,
      expect.not.arrayContaining(['addition']),
    ]);
  });

  it('is stored once for repeated calls with one key', async () => {
    const [own] = await portal.server.tokensOf(story.manager.email);
    const before = Number(await countRequests());
    const call = () =>
      portal.server.call('POST', '/use-case/contact-information-change', {
        token: own?.token,
        body: bodies['contact-information-change'],
        headers: { 'idempotency-key': 'contact-once' },
      });
    const texts = await Promise.all((await Promise.all([call(), call(), call()])).map((it) => it.text()));
    expect(await countRequests()).toBe(before + 1);
    expect(await (await call()).json()).toMatchObject({ kind: 'contact-information-change' });
    expect(await countRequests()).toBe(before + 1);
    expect(texts).toHaveLength(3);
  });
});

describe('bank details', () => {
  it('are shown again only by the last four characters', async () => {
    const { body } = await send(story.manager.email, 'bank-details-change', { bic: 'COBADEFFXXX' });
    const detail = await detailOf(story.manager.email, body.id);
    expect(detail.body.values).toMatchObject({ accountHolder: 'Katrin Petersen', iban: '•••• 3000' });
    const told = JSON.stringify([body, detail.body, await mails()]);
    expect([told.includes(iban), told.includes('COBADEFF')]).toEqual([false, false]);
  });

  it('cannot be changed during impersonation, and are not offered', async () => {
    const [own] = await portal.server.tokensOf(story.support.email);
    const entered = await portal.server.call(
      'POST',
      `/security/authorize/nordwind?userId=${story.manager.id}&reason=Anruf`,
      { token: own?.token },
    );
    const { token } = (await entered.json()) as { token: string };
    const overview = (await (
      await portal.server.call('POST', '/use-cases', { token })
    ).json()) as UseCaseOverview;
    expect(overview.available.find(({ kind }) => kind === 'bank-details-change')?.isAvailable).toBe(false);
    const before = await countRequests();
    const answer = await portal.server.call('POST', '/use-case/bank-details-change', {
      token,
      body: bodies['bank-details-change'],
    });
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([
      403,
      'impersonation_forbidden',
    ]);
    expect(await countRequests()).toBe(before);
  });
});

describe('refusals beyond the schema', () => {
  it.each([
    ['charging-card-troubles', { cardId: 'card-de-foy-9001-0077' }, 422, 'card_unknown'],
    ['household-tariff-change', { vehicleId: 'veh-k-tw-77e' }, 422, 'vehicle_unknown'],
    ['household-tariff-change', { pricePerKwh: 31 }, 422, 'price_implausible'],
    ['household-tariff-change', { validFrom: addDays(today, 400) }, 422, 'valid_from_out_of_range'],
    ['household-tariff-change', { validFrom: addDays(today, -400) }, 422, 'valid_from_out_of_range'],
    ['charging-station-tariff', { pricePerKwh: 49 }, 422, 'price_implausible'],
    ['charging-station-tariff', { validFrom: addDays(today, -1) }, 422, 'valid_from_out_of_range'],
    ['corporation-information-change', { corporationId: 'sonnental' }, 422, 'corporation_unknown'],
  ] as const)('%s with %j', async (kind, change, status, code) => {
    const before = await countRequests();
    const answer = await send(story.manager.email, kind, change);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.errors?.[0]?.path).toBe(Object.keys(change)[0]);
    expect([await countRequests(), (await mails()).length]).toEqual([before, 0]);
  });

  it('a missing proof', async () => {
    const form = new FormData();
    form.set('payload', JSON.stringify(bodies['household-tariff-change']));
    const visitor = await portal.as(story.manager.email);
    const { status, body } = await visitor.post('/use-case/household-tariff-change', form);
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: 'proof', code: 'required' })],
    ]);
  });

  it('a second check of a wallbox while the first is in progress', async () => {
    const other = { serialNumber: 'SN-77' };
    expect((await send(story.driver.email, 'wallbox-integration-check', other)).status).toBe(403);
    await portal.server.db.execute(
      sql`update users set needs_to_enter_mileage = false where id = ${story.driver.id}`,
    );
    expect((await send(story.driver.email, 'wallbox-integration-check', other)).status).toBe(200);
    const again = await send(story.driver.email, 'wallbox-integration-check', {
      ...other,
      note: 'Bitte bald',
    });
    expect([again.status, again.body.code]).toEqual([409, 'already_submitted']);
    await portal.server.db.execute(
      sql`update use_case_submissions set state = 'done' where kind = 'wallbox-integration-check'`,
    );
    expect((await send(story.driver.email, 'wallbox-integration-check', other)).status).toBe(200);
  });
});

describe('requests about a company', () => {
  const companyKinds = [
    'pool-charging-card',
    'charging-station-tariff',
    'corporation-information-change',
  ] as const;

  it.each(companyKinds)('%s is refused to private customers, and not offered to them', async (kind) => {
    const visitor = await portal.as(story.privateCustomer.email, 'b2c_cc');
    const { available } = (await visitor.post<UseCaseOverview>('/use-cases')).body;
    expect(available.map((each) => each.kind)).not.toContain(kind);
    const { status, body } = await send(story.privateCustomer.email, kind, {}, 'b2c_cc');
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  it('name the own company and those below it', async () => {
    const names = async (email: string, mode?: 'b2b' | 'b2c_cc') => {
      const visitor = await portal.as(email, mode);
      return (await visitor.post<{ items: { id: string }[] }>('/use-case/corporation-names')).body.items;
    };
    expect((await names(story.manager.email)).map(({ id }) => id)).toEqual([
      'nordwind',
      'nordwind-energie',
      'nordwind-spedition',
    ]);
    expect((await names(story.wuerthBuyer.email)).map(({ id }) => id)).toContain('wuerth-beispiel');
    expect(await names(story.privateCustomer.email, 'b2c_cc')).toEqual([]);
    expect(await names(story.manager.email, 'b2c_cc')).toEqual([]);
  });
});

describe('pool cards of the special customer', () => {
  const kind = 'pool-charging-card-wuerth';
  const order = (corporationId: string) => ({
    ...ordered,
    corporationId,
    approverName: 'Eva Klein',
    approverEmail: 'eva@wuerth-beispiel.example',
  });

  it('are ordered for a company of its group', async () => {
    const { status, body } = await send(story.wuerthBuyer.email, kind, order('wuerth-beispiel'));
    expect([status, body.kind, body.state]).toEqual([200, kind, 'received']);
    const foreign = await send(story.wuerthBuyer.email, kind, order('nordwind'));
    expect([foreign.status, foreign.body.code]).toEqual([422, 'corporation_unknown']);
  });

  it('are refused to everyone else, with any values', async () => {
    const before = await countRequests();
    for (const corporationId of ['wuerth-beispiel', 'nordwind', 'x']) {
      for (const more of [{}, { isSpecialCustomer: true }, { companyId: 'wuerth-beispiel' }]) {
        const { status, body } = await send(story.manager.email, kind, { ...order(corporationId), ...more });
        const isUnknown = Object.keys(more).length > 0;
        expect([status, body.code]).toEqual(
          isUnknown ? [422, 'validation_failed'] : [403, 'special_customers_only'],
        );
      }
    }
    const [own] = await portal.server.tokensOf(story.manager.email);
    const claims: Record<string, string>[] = [
      { 'x-company-id': 'wuerth-beispiel' },
      { cookie: 'companyId=wuerth-beispiel' },
    ];
    for (const headers of claims) {
      const answer = await portal.server.call('POST', `/use-case/${kind}?companyId=wuerth-beispiel`, {
        token: own?.token,
        body: order('wuerth-beispiel'),
        headers,
      });
      expect([403, 422]).toContain(answer.status);
    }
    const privately = await send(story.privateCustomer.email, kind, order('wuerth-beispiel'), 'b2c_cc');
    expect([privately.status, privately.body.code]).toEqual([403, 'forbidden']);
    expect(await countRequests()).toBe(before);
  });
});

describe('a person’s own request', () => {
  it('is answered as missing to others, as are its files', async () => {
    const { body } = await send(story.manager.email, 'household-tariff-change');
    const own = await portal.as(story.manager.email);
    const { files } = (await detailOf(story.manager.email, body.id)).body;
    const path = `/use-case/submission/${body.id}/file/${files[0]?.id}`;
    const file = await own.raw(path);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*nachweis\.jpg/);
    await file.arrayBuffer();
    const other = await portal.as(story.wuerthBuyer.email);
    for (const foreign of [`/use-case/submission/${body.id}`, path, '/use-case/submission/none'])
      expect([(await other.get(foreign)).status, (await other.get(foreign)).body.code]).toEqual([
        404,
        'not_found',
      ]);
    const mine = await send(story.manager.email, 'contact-information-change');
    expect((await own.get(`/use-case/submission/${mine.body.id}/file/${files[0]?.id}`)).status).toBe(404);
  });
});

describe('a pre-check', () => {
  const check = async (email: string, kind: UseCaseKind, values: object, file?: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('payload', JSON.stringify({ kind, values }));
    if (file) form.append('file', new File([file], 'nachweis.jpg'));
    return (await portal.as(email)).post<{
      canSubmit: boolean;
      errors: object[];
      duplicateOf: Submission | null;
      expectedOn: string | null;
      code?: string;
    }>('/use-case/pre-check', form);
  };

  it.each([
    [
      'mileage-status-report',
      { vehicleId: 'veh-hh-kb-100e', readingKm: 1, readOn: today },
      'readingKm reading_below_last',
    ],
    [
      'charging-card-loss',
      { cardId: 'none', reason: 'lost', lostOn: today, wantsReplacement: false },
      'cardId card_unknown',
    ],
    ['bank-details-change', { purpose: 'refund', accountHolder: 'K', iban: 'DE00' }, 'iban invalid_format'],
    [
      'household-tariff-change',
      { ...bodies['household-tariff-change'], pricePerKwh: 31 },
      'pricePerKwh price_implausible',
    ],
    ['customer-address-change', {}, 'addressTypes required'],
  ] as const)('of %s reports the errors of the request', async (kind, values, first) => {
    const before = await countRequests();
    const { status, body } = await check(story.manager.email, kind, values);
    const told = body.errors as { path: string; code: string }[];
    expect([status, body.canSubmit]).toEqual([200, false]);
    expect(told.map(({ path, code }) => `${path} ${code}`)).toContain(first);
    expect([await countRequests(), (await mails()).length]).toEqual([before, 0]);
  });

  it('stores no file, and reports a missing required one', async () => {
    const before = portal.server.storage.size();
    const values = bodies['household-tariff-change'] ?? {};
    const without = (await check(story.manager.email, 'household-tariff-change', values)).body;
    expect(without.errors).toEqual([{ path: 'proof', code: 'required' }]);
    const { body } = await check(story.manager.email, 'household-tariff-change', values, jpegOf());
    expect([body.canSubmit, body.errors]).toEqual([true, []]);
    expect(portal.server.storage.size()).toBe(before);
  });

  it('finds an equal open request, only of the same person', async () => {
    const values = { ...bodies['contact-information-change'], phone: '040 999888' };
    expect(
      (await check(story.manager.email, 'contact-information-change', values)).body.duplicateOf,
    ).toBeNull();
    const sent = await send(story.manager.email, 'contact-information-change', { phone: '040 999888' });
    const found = (await check(story.manager.email, 'contact-information-change', { ...values, note: 'neu' }))
      .body;
    expect(found).toMatchObject({ duplicateOf: { number: sent.body.number }, canSubmit: true });
    const other = (await check(story.wuerthBuyer.email, 'contact-information-change', values)).body;
    expect(other.duplicateOf).toBeNull();
  });

  it('of an unavailable request is refused', async () => {
    const { status, body } = await check(story.manager.email, 'pool-charging-card-wuerth', {});
    expect([status, body.code]).toEqual([409, 'use_case_unavailable']);
  });

  it.each(useCaseKinds)('accepts an incomplete request of the kind %s', async (kind) => {
    const { status } = await check(story.wuerthBuyer.email, kind, {});
    expect(status).toBe(200);
  });
});
