import { choosableMailKinds, type MailKind, mailKinds } from '@foyer/contract/profile/mail-kinds';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/create-test-server.ts';
import { queryRows } from '../../db/client.ts';
import { carryOut } from '../../db/effect/carry-out.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';

const server = await createTestServer();
afterAll(() => server.close());
beforeEach(() => server.reset());

const email = 'everything@alpha.test';
const tokenOf = async (of = email) => (await server.tokensOf(of))[0]?.token ?? '';
interface Choice {
  kind: MailKind;
  isOn: boolean;
  isChoosable: boolean;
}

async function choices(token: string): Promise<Choice[]> {
  return ((await (await server.call('GET', '/user/mail-choices', { token })).json()) as { items: Choice[] })
    .items;
}
const choose = (token: string, kind: string, isOn: unknown) =>
  server.call('POST', '/user/mail-choices', { token, body: { kind, isOn } });

const mailer = createOutboxMailer();
const mailOf = (kind: MailKind, way: string, to = email) => ({
  kind,
  to,
  subject: `${way} ${kind}`,
  text: 'Hallo',
});
/** Writes a mail of every kind, in both ways in which mails get into the outbox. */
async function writeAll(to = email) {
  for (const kind of mailKinds) {
    await server.db.transaction((tx) => mailer.enqueue(tx, mailOf(kind, 'alone', to)));
    await carryOut(server.db, { changes: [], additions: [mailer.addition(mailOf(kind, 'planned', to))] });
  }
}
const written = async () =>
  (await queryRows<{ subject: string }>(server.db, sql`select subject from outbox order by subject`)).map(
    ({ subject }) => subject,
  );
const both = (kinds: readonly MailKind[]) =>
  kinds.flatMap((kind) => [`alone ${kind}`, `planned ${kind}`]).sort();

describe('the choice of mails', () => {
  it('begins with all of them', async () => {
    expect((await choices(await tokenOf())).every(({ isOn }) => isOn)).toBe(true);
    await writeAll();
    expect(await written()).toEqual(both(mailKinds));
  });

  it.each(choosableMailKinds)('omits mails of the kind %s when it is off, and no others', async (kind) => {
    const token = await tokenOf();
    expect((await choose(token, kind, false)).status).toBe(200);
    await writeAll();
    expect(await written()).toEqual(both(mailKinds.filter((one) => one !== kind)));
  });

  it.each(choosableMailKinds)('includes mails of the kind %s when it is on again', async (kind) => {
    const token = await tokenOf();
    for (const isOn of [false, false, true]) await choose(token, kind, isOn);
    expect((await choices(token)).find((one) => one.kind === kind)?.isOn).toBe(true);
    await writeAll();
    expect(await written()).toEqual(both(mailKinds));
  });

  it('is respected by the answer to a new ticket, which announces a mail only where one is sent', async () => {
    const token = await tokenOf();
    const { items } = (await (await server.call('GET', '/ticket/categories', { token })).json()) as {
      items: { id: string }[];
    };
    const body = { subject: 'x', description: 'x', categoryId: items[0]?.id };
    const isMailed = async () =>
      ((await (await server.call('POST', '/ticket', { token, body })).json()) as { isMailed?: boolean })
        .isMailed;
    expect(await isMailed()).toBe(true);
    expect(await written()).toHaveLength(1);
    await choose(token, 'tickets', false);
    expect(await isMailed()).toBe(false);
    expect(await written()).toHaveLength(1);
  });

  it('does not affect other recipients of a mail', async () => {
    await choose(await tokenOf(), 'tickets', false);
    await writeAll('norole@alpha.test');
    expect(await written()).toEqual(both(mailKinds));
    expect((await choices(await tokenOf('norole@alpha.test'))).every(({ isOn }) => isOn)).toBe(true);
  });

  it('applies to the address in any case', async () => {
    await choose(await tokenOf(), 'tickets', false);
    await mailer.enqueue(server.db, mailOf('tickets', 'alone', 'Everything@ALPHA.test'));
    expect(await written()).toEqual([]);
  });

  it.each([
    ...mailKinds.filter((kind) => !(choosableMailKinds as readonly string[]).includes(kind)),
    'weather',
  ])('is refused for the kind %s', async (kind) => {
    const token = await tokenOf();
    const answer = await choose(token, kind, false);
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path: 'kind' }] }]);
    await writeAll();
    expect(await written()).toEqual(both(mailKinds));
  });

  it('shows the kinds that concern a person, in any mode, and marks those that cannot be turned off', async () => {
    const kinds = async (of: string) => (await choices(await tokenOf(of))).map(({ kind }) => kind);
    expect(await kinds('norole@alpha.test')).toEqual(['tickets', 'security']);
    expect(await kinds('role_technician@alpha.test')).toEqual(['tickets', 'service', 'security']);
    expect(await kinds('role_shop@alpha.test')).toEqual([
      'orders',
      'quotations',
      'tickets',
      'stock',
      'security',
    ]);
    const always = (await choices(await tokenOf('role_shop@alpha.test'))).filter(
      ({ isChoosable }) => !isChoosable,
    );
    expect(always.map(({ kind }) => kind)).toEqual(['stock', 'security']);
  });

  it('is applied in the transaction that causes a mail', async () => {
    const token = await tokenOf();
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`insert into muted_mails values ('everything', 'tickets', now())`);
      await mailer.enqueue(tx, mailOf('tickets', 'alone'));
    });
    expect(await written()).toEqual([]);
    expect((await choices(token)).find(({ kind }) => kind === 'tickets')?.isOn).toBe(false);
  });
});
