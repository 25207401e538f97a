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
/** Every kind of mail, in both ways it gets into the outbox. */
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

  it.each(choosableMailKinds)('without %s: such a mail is not written, every other one is', async (kind) => {
    const token = await tokenOf();
    expect((await choose(token, kind, false)).status).toBe(200);
    await writeAll();
    expect(await written()).toEqual(both(mailKinds.filter((one) => one !== kind)));
  });

  it.each(choosableMailKinds)('with %s again it is', async (kind) => {
    const token = await tokenOf();
    for (const isOn of [false, false, true]) await choose(token, kind, isOn);
    expect((await choices(token)).find((one) => one.kind === kind)?.isOn).toBe(true);
    await writeAll();
    expect(await written()).toEqual(both(mailKinds));
  });

  it('is told by the answer to a new ticket, which promises no mail that is not sent', async () => {
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

  it('is nobody else’s, whoever shares the mail', async () => {
    await choose(await tokenOf(), 'tickets', false);
    await writeAll('norole@alpha.test');
    expect(await written()).toEqual(both(mailKinds));
    expect((await choices(await tokenOf('norole@alpha.test'))).every(({ isOn }) => isOn)).toBe(true);
  });

  it('finds its person however the address is written', async () => {
    await choose(await tokenOf(), 'tickets', false);
    await mailer.enqueue(server.db, mailOf('tickets', 'alone', 'Everything@ALPHA.test'));
    expect(await written()).toEqual([]);
  });

  it.each([
    ...mailKinds.filter((kind) => !(choosableMailKinds as readonly string[]).includes(kind)),
    'weather',
  ])('cannot be made of %s', async (kind) => {
    const token = await tokenOf();
    const answer = await choose(token, kind, false);
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path: 'kind' }] }]);
    await writeAll();
    expect(await written()).toEqual(both(mailKinds));
  });

  it('shows what concerns somebody, in any of their modes, and says what always comes', async () => {
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

  it('is kept in the transaction of what a mail tells of', async () => {
    const token = await tokenOf();
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`insert into muted_mails values ('everything', 'tickets', now())`);
      await mailer.enqueue(tx, mailOf('tickets', 'alone'));
    });
    expect(await written()).toEqual([]);
    expect((await choices(token)).find(({ kind }) => kind === 'tickets')?.isOn).toBe(false);
  });
});
