import { addDays, businessDay } from '@foyer/contract';
import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../../test/demo-portal.ts';
import { story } from '../../../demo/demo-people.ts';
import { outbox } from '../../../mail/mail.table.ts';
import { createOutboxMailer } from '../../../mail/outbox.repo.ts';
import { readAnyQuotation } from '../quotation.repo.ts';
import { mailToService } from './mail-to-service.ts';
import { makeOffer } from './make-offer.service.ts';

const article = 'art-fb-li';
let portal: DemoPortal;
let manager: DemoVisitor;
let citizen: DemoVisitor;
beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
  await portal.server.db.execute(sql`update articles set stock = 1000 where id = ${article}`);
});
beforeEach(() => forget());
afterAll(() => portal.server.close());

const forget = async () => {
  await portal.server.db.delete(outbox);
};
const mails = () => portal.server.db.select().from(outbox);
const toService = async () =>
  (await mails()).filter(({ recipient }) => !recipient.endsWith('nordwind.example')).map(bare);
const bare = ({ recipient, subject, body, html }: Awaited<ReturnType<typeof mails>>[number]) => ({
  recipient,
  subject,
  body,
  html,
});
const send = async (body: object, visitor = manager) =>
  (await visitor.post<Quotation>('/quotation/quotation-request', body)).body;
const ask = (visitor = manager) =>
  send({ kind: 'articles', items: [{ articleId: article, quantity: 3 }], note: 'Bitte bald' }, visitor);

async function offered(visitor = manager, email: string = story.support.email): Promise<Quotation> {
  const asked = await ask(visitor);
  const { db, config } = portal.server;
  const now = new Date();
  const made = await makeOffer(
    {
      db,
      mail: createOutboxMailer(),
      publicUrl: config.publicUrl,
      actor: { name: 'Nina Albrecht', email },
      now,
    },
    asked,
    {
      validUntil: addDays(businessDay(now), 14),
      offerNote: '',
      lines: asked.items.map(({ id, quantity }) => ({ itemId: id, quantity, unit: 10_000, offerNote: '' })),
    },
  );
  expect(made).toEqual({ ok: true });
  await forget();
  return (await visitor.get<Quotation>(`/quotation/${asked.id}`)).body;
}

it('mails the service a request, with its lines, its requester and a link for the answer', async () => {
  const asked = await ask();
  const [mail, ...others] = await toService();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: story.support.email,
    subject: `Nordwind Logistik GmbH: neue Anfrage ${asked.number}`,
  });
  for (const part of [
    'Guten Tag Nina Albrecht,',
    'Katharina Brandt bittet um ein Angebot.',
    `3 × ${asked.items[0]?.name}`,
    'Bitte bald',
    `/service-desk/${asked.id}`,
  ])
    expect(mail?.body).toContain(part);
});

it.each([
  ['comment', { comment: 'Geht auch <b>blau</b>?' }, 'Nordwind Logistik GmbH: Nachricht zu #'],
  ['negotiate', { comment: 'Geht auch <b>blau</b>?' }, 'Nordwind Logistik GmbH möchte # nachverhandeln'],
  ['decline', { comment: 'Geht auch <b>blau</b>?' }, 'Nordwind Logistik GmbH hat # abgelehnt'],
  ['decline', {}, 'Nordwind Logistik GmbH hat # abgelehnt'],
  [
    'accept',
    { acceptTerms: true, note: 'Geht auch <b>blau</b>?' },
    'Nordwind Logistik GmbH hat # angenommen',
  ],
])('mails the service an answer: %s %j', async (kind, more: { comment?: string; note?: string }, subject) => {
  const { id, version, number } = await offered();
  const answered = await send({ kind, quotationId: id, ...(kind === 'comment' ? {} : { version }), ...more });
  const [mail, ...others] = await toService();
  expect(others).toEqual([]);
  expect([mail?.recipient, mail?.subject]).toEqual([story.support.email, subject.replace('#', number)]);
  const said = more.comment ?? more.note;
  expect(mail?.body.includes('Nachricht von Katharina Brandt')).toBe(said !== undefined);
  if (said) expect([mail?.body.includes(said), mail?.html?.includes('<b>blau')]).toEqual([true, false]);
  expect(mail?.body).toContain('300,00');
  if (kind === 'accept')
    expect(mail?.body).toContain(`Daraus wurde die Bestellung ${answered.order?.number}.`);
});

it('mails the service a renewed request for an expired offer', async () => {
  const asked = await ask();
  await forget();
  await send({ kind: 'cancel', quotationId: asked.id, version: asked.version });
  const late = await offered();
  await portal.server.db.execute(
    sql`update quotations set valid_until = ${addDays(businessDay(), -1)} where id = ${late.id}`,
  );
  await send({ kind: 'renew', quotationId: late.id, version: late.version, comment: 'Noch aktuell' });
  const [renewed] = await toService();
  expect(renewed?.subject).toBe(`Nordwind Logistik GmbH fragt ${late.number} neu an`);
  expect(renewed?.body).toContain(`3 × ${late.items[0]?.name}`);
});

it('writes in the recipient’s language, with gross amounts for a private customer', async () => {
  const { db } = portal.server;
  await db.execute(sql`update users set locale = 'fr_FR' where email = ${story.support.email}`);
  const { id, version, number } = await offered(citizen);
  await send({ kind: 'negotiate', quotationId: id, version, comment: 'Geht es günstiger?' }, citizen);
  await db.execute(sql`update users set locale = 'de_DE' where email = ${story.support.email}`);
  const [mail] = await toService();
  expect(mail?.subject).toBe(`Thomas Weber (particulier) souhaite négocier ${number}`);
  expect(mail?.body).toMatch(/^Bonjour Nina Albrecht,/);
  expect(mail?.body).toMatch(/Total TTC\u00a0: 3\d\d,\d\d/);
  expect(mail?.body).not.toContain('HT');
});

it('mails the author of the offer, or the general address of the service if the author has left', async () => {
  const recipients = async () => (await toService()).map(({ recipient }) => recipient);
  const comment = async (email: string) => {
    const { id } = await offered(manager, email);
    await send({ kind: 'comment', quotationId: id, comment: 'Hallo' });
    const told = await recipients();
    await forget();
    return told;
  };
  expect(await comment('vertrieb@elsewhere.example')).toEqual(['vertrieb@elsewhere.example']);
  expect(await comment(story.technicianAdmin.email)).toEqual([story.technicianAdmin.email]);
  const { db } = portal.server;
  await db.execute(sql`update users set status = 'inactive' where email = ${story.technicianAdmin.email}`);
  expect(await comment(story.technicianAdmin.email)).toEqual([story.support.email]);
  await db.execute(sql`update users set status = 'active' where email = ${story.technicianAdmin.email}`);
});

it('mails nothing for a refused answer, and once for an answer that was sent twice', async () => {
  const { id, version } = await offered();
  await send({ kind: 'negotiate', quotationId: id, version: version - 1, comment: 'x' });
  expect(await mails()).toEqual([]);
  const token = (await portal.server.tokensOf(story.manager.email))[0]?.token;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = { kind: 'negotiate', quotationId: id, version, comment: 'x' };
  for (const _ of [1, 2])
    await portal.server.call('POST', '/quotation/quotation-request', { token, body, headers });
  expect(await toService()).toHaveLength(1);
});

it('mails nobody if there is no offer and the settings name no address', async () => {
  const { id } = await ask();
  const { db, config } = portal.server;
  const stored = await readAnyQuotation(db, id);
  if (!stored) throw new Error('the requested quotation is missing');
  const brand = { id: 'foyer', name: 'Foyer', primaryColor: '95C11F' };
  const act = { news: 'requested' as const, stored, person: 'Katharina Brandt', brand, text: undefined };
  const told = (serviceEmail: string | undefined) =>
    mailToService({ db, mail: createOutboxMailer(), config: { ...config, serviceEmail } }, act);
  expect(await told(undefined)).toEqual([]);
  expect(await told('anfragen@foyer.example')).toHaveLength(1);
});
