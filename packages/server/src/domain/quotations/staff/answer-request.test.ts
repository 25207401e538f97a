import { addDays, businessDay } from '@foyer/contract';
import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../../test/demo-portal.ts';
import { story } from '../../../demo/demo-people.ts';
import { outbox } from '../../../mail/mail.table.ts';
import { createOutboxMailer } from '../../../mail/outbox.repo.ts';
import { users } from '../../accounts/accounts.table.ts';
import { cancelQuotation, commentOnQuotation, prepareQuotation } from './answer-request.service.ts';
import { expireOffers } from './expire-offers.repo.ts';
import { makeOffer, type WrittenOffer } from './make-offer.service.ts';
import type { ServiceContext } from './service-actor.ts';

const article = 'art-fb-li';
const today = businessDay();
let portal: DemoPortal;
let manager: DemoVisitor;
let citizen: DemoVisitor;
let context: ServiceContext;
beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
  const { db, config } = portal.server;
  const actor = { name: 'Nina Albrecht', email: story.support.email };
  context = { db, mail: createOutboxMailer(), publicUrl: config.publicUrl, actor, now: new Date() };
});
beforeEach(async () => {
  await portal.server.db.delete(outbox);
});
afterAll(() => portal.server.close());

const send = async (body: object, visitor = manager) =>
  (await visitor.post<Quotation>('/quotation/quotation-request', body)).body;
const ask = (visitor = manager) =>
  send({ kind: 'articles', items: [{ articleId: article, quantity: 10 }] }, visitor);
const read = async ({ id }: Quotation, visitor = manager) =>
  (await visitor.get<Quotation>(`/quotation/${id}`)).body;
const mails = () => portal.server.db.select().from(outbox);
const refused = (code: string, field?: string) => ({ ok: false, code, ...(field ? { field } : {}) });

const offerFor = ({ items }: Quotation, more: Partial<WrittenOffer> = {}, unit = 2_500): WrittenOffer => ({
  validUntil: addDays(today, 14),
  offerNote: 'Frei Haus.',
  lines: items.map(({ id, quantity }) => ({ itemId: id, quantity, unit, offerNote: 'ab Lager' })),
  ...more,
});

describe('an offer', () => {
  it('has prices, savings and a contact, and is sent to the requester in the binding amounts', async () => {
    const asked = await ask();
    await portal.server.db.delete(outbox);
    expect(await makeOffer(context, asked, offerFor(asked))).toEqual({ ok: true });
    const offered = await read(asked);
    const list = offered.items[0]?.listNet.amount ?? 0;
    expect(offered).toMatchObject({
      state: 'offered',
      version: 2,
      validUntil: addDays(today, 14),
      offerNote: 'Frei Haus.',
      totals: { basis: 'net', itemsNet: { amount: 25_000 } },
      savingsNet: { amount: list * 10 - 25_000 },
      contact: { name: 'Nina Albrecht', email: story.support.email, phone: '+49 40 5550 815' },
      paymentTerms: { dueDays: 30, discount: { percent: 2, days: 10 } },
    });
    expect(offered.items[0]).toMatchObject({ unitNet: { amount: 2_500 }, offerNote: 'ab Lager' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: story.manager.email,
      subject: `Foyer: Ihr Angebot ${asked.number}`,
    });
    for (const part of ['250,00', '10 ×', `/offer-overview/${asked.id}`, 'netto'])
      expect(mail?.body).toContain(part);
  });

  it('is sent in the language of the requester, whatever the language of the service', async () => {
    const speak = (locale: string) =>
      portal.server.db.update(users).set({ locale }).where(eq(users.email, story.manager.email));
    const asked = await ask();
    await portal.server.db.delete(outbox);
    await speak('fr_FR');
    await makeOffer(context, asked, offerFor(asked));
    await commentOnQuotation(context, asked, 'Bis wann?');
    await speak('de_DE');
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      `Foyer\u00a0: un message au sujet de ${asked.number}`,
      `Foyer\u00a0: votre devis ${asked.number}`,
    ]);
  });

  it('for a private customer is at gross prices, and says no net ones', async () => {
    const asked = await ask(citizen);
    await portal.server.db.delete(outbox);
    expect(await makeOffer(context, asked, offerFor(asked))).toEqual({ ok: true });
    const offered = await read(asked, citizen);
    expect(offered.totals).toMatchObject({ basis: 'gross', itemsGross: { amount: 25_000 } });
    expect((await mails())[0]?.body).not.toContain('netto');
  });

  it('of a request in words adds articles by their number, and leaves lines out', async () => {
    const asked = await send({ kind: 'free_text', description: 'Drei Wallboxen' });
    const { items } = (await manager.get<{ items: { number: string; name: string }[] }>('/articles?limit=2'))
      .body;
    const lines = items.map(({ number }) => ({
      articleNumber: number,
      quantity: 3,
      unit: 70_000,
      offerNote: '',
    }));
    const nowhere = [{ articleNumber: 'GIBT-ES-NICHT', quantity: 1, unit: 1, offerNote: '' }];
    expect(await makeOffer(context, asked, offerFor(asked, { lines: nowhere }))).toEqual(
      refused('article_unknown', 'lines.0.articleNumber'),
    );
    expect(await makeOffer(context, asked, offerFor(asked, { lines }))).toEqual({ ok: true });
    const offered = await read(asked);
    expect(offered.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
    expect([offered.itemCount, offered.preview]).toEqual([6, items.map(({ name }) => name)]);
    const [kept] = offered.items;
    const less = offerFor(offered, {
      lines: [{ itemId: kept?.id ?? '', quantity: 1, unit: 1, offerNote: '' }],
    });
    expect(await makeOffer(context, offered, less)).toEqual({ ok: true });
    expect((await read(asked)).items.map(({ name }) => name)).toEqual([kept?.name]);
    const found = await manager.get<{ items: { id: string }[] }>(`/quotations?search=${items[0]?.number}`);
    expect(found.body.items.map(({ id }) => id)).toContain(asked.id);
  });

  it('takes no line of another quotation', async () => {
    const [one, other] = [await ask(), await ask(citizen)];
    const foreign = [{ itemId: other.items[0]?.id ?? '', quantity: 1, unit: 1, offerNote: '' }];
    expect(await makeOffer(context, one, offerFor(one, { lines: foreign }))).toEqual(
      refused('article_unknown', 'lines.0.articleNumber'),
    );
    expect((await read(other, citizen)).items).toEqual(other.items);
  });

  it.each<[Partial<WrittenOffer> & { unit?: number; quantity?: number }, string, string]>([
    [{ validUntil: addDays(today, -1) }, 'out_of_range', 'validUntil'],
    [{ validUntil: addDays(today, 400) }, 'out_of_range', 'validUntil'],
    [{ validUntil: 'morgen' }, 'required', 'validUntil'],
    [{ validUntil: '2026-02-31' }, 'required', 'validUntil'],
    [{ offerNote: 'x'.repeat(2001) }, 'out_of_range', 'offerNote'],
    [{ lines: [] }, 'required', 'lines'],
    [{ unit: 0 }, 'out_of_range', 'lines.0.unit'],
    [{ unit: -5 }, 'out_of_range', 'lines.0.unit'],
    [{ unit: Number.NaN }, 'out_of_range', 'lines.0.unit'],
    [{ unit: 1e12 }, 'out_of_range', 'lines.0.unit'],
    [{ quantity: 1.5 }, 'out_of_range', 'lines.0.quantity'],
    [{ quantity: 1e6 }, 'out_of_range', 'lines.0.quantity'],
  ])('number %# is refused at its field', async ({ unit, quantity, ...more }, code, field) => {
    const asked = await ask();
    const offer = offerFor(asked, more);
    const lines = offer.lines.map((line) => ({
      ...line,
      unit: unit ?? line.unit,
      quantity: quantity ?? line.quantity,
    }));
    expect(await makeOffer(context, asked, { ...offer, lines })).toEqual(refused(code, field));
    expect((await read(asked)).state).toBe('requested');
  });

  it('is not made of a quotation that has changed, has ended, or never was', async () => {
    const asked = await ask();
    expect(await makeOffer(context, { id: asked.id, version: 7 }, offerFor(asked))).toEqual(
      refused('quotation_changed'),
    );
    await send({ kind: 'cancel', quotationId: asked.id, version: asked.version });
    expect(await makeOffer(context, { id: asked.id }, offerFor(asked))).toEqual(
      refused('action_not_allowed'),
    );
    expect(await makeOffer(context, { id: 'quo-nobody' }, offerFor(asked))).toEqual(refused('not_found'));
  });

  it('is made once when several are made at the same time', async () => {
    const asked = await ask();
    await portal.server.db.delete(outbox);
    const made = await Promise.all(
      [1, 2, 3, 4].map((unit) => makeOffer(context, asked, offerFor(asked, {}, unit))),
    );
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('the service', () => {
  it('prepares a request, comments on it and cancels it with a reason; the requester gets both texts by mail', async () => {
    const asked = await ask();
    await portal.server.db.delete(outbox);
    expect(await prepareQuotation(context, asked)).toEqual({ ok: true });
    expect(await mails()).toEqual([]);
    const text = '<script>alert(1)</script>\nBis wann?';
    expect(await commentOnQuotation(context, asked, text)).toEqual({ ok: true });
    const [mail] = await mails();
    expect(mail?.body).toContain('Bis wann?');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script');
    expect(await cancelQuotation(context, asked, 'Nicht lieferbar')).toEqual(refused('quotation_changed'));
    const now = await read(asked);
    expect(now.comments).toMatchObject([{ author: 'Nina Albrecht', isFromCustomer: false, text }]);
    expect(await cancelQuotation(context, now, 'Nicht lieferbar')).toEqual({ ok: true });
    const ended = await read(asked);
    expect([ended.state, ended.cancelledBy, ended.allowedActions]).toEqual(['cancelled', 'service', []]);
    expect((await mails()).map(({ subject }) => subject)).toContain(
      `Foyer: ${asked.number} kommt nicht zustande`,
    );
  });

  it('refuses an empty text and one that is too long', async () => {
    const asked = await ask();
    expect(await commentOnQuotation(context, asked, '  ')).toEqual(refused('required', 'text'));
    expect(await cancelQuotation(context, asked, '')).toEqual(refused('required', 'reason'));
    expect(await commentOnQuotation(context, asked, 'x'.repeat(2001))).toEqual(
      refused('out_of_range', 'text'),
    );
  });
});

describe('an offer whose time is up', () => {
  const later = (days: number) => new Date(Date.parse(`${addDays(today, days)}T09:00:00Z`));
  const round = (now: Date) => expireOffers(context.db, context.mail, context.publicUrl, now);
  const about = async ({ number }: Quotation) =>
    (await mails()).filter(({ subject }) => subject.includes(number));

  it('is announced once three days before its end, and expires without a new version', async () => {
    const asked = await ask();
    await makeOffer(context, asked, offerFor(asked));
    const offered = await read(asked);
    await portal.server.db.delete(outbox);
    await round(later(10));
    expect(await about(offered)).toEqual([]);
    await Promise.all([round(later(11)), round(later(11))]);
    await round(later(12));
    expect((await about(offered)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Foyer: Ihr Angebot AN-\d{4}-\d{6} gilt noch bis /),
    ]);
    await round(later(14));
    expect((await read(offered)).state).toBe('offered');
    await Promise.all([round(later(15)), round(later(15))]);
    const expired = await read(offered);
    expect([expired.state, expired.version]).toEqual(['expired', offered.version]);
    expect(expired.timeline.filter(({ state }) => state === 'expired')).toHaveLength(1);
    const renewed = await send({ kind: 'renew', quotationId: offered.id, version: offered.version });
    expect(renewed.timeline.filter(({ state }) => state === 'expired')).toHaveLength(1);
  });

  it('is announced again after a new offer, and not after it was accepted', async () => {
    const [asked, sold] = [await ask(), await ask()];
    for (const one of [asked, sold]) await makeOffer(context, one, offerFor(one));
    const { version } = await read(sold);
    await send({ kind: 'accept', quotationId: sold.id, version, acceptTerms: true });
    await round(later(12));
    const again = await read(asked);
    await makeOffer(context, again, offerFor(again, { validUntil: addDays(today, 30) }));
    await portal.server.db.delete(outbox);
    await round(later(28));
    expect(await about(asked)).toHaveLength(1);
    await round(later(40));
    expect([(await read(asked)).state, (await read(sold)).state]).toEqual(['expired', 'ordered']);
    expect(await about(sold)).toEqual([]);
  });
});
