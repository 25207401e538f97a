import type { ChatAnswer } from '@foyer/contract/chat/chat.schema';
import type { UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerTo } from '../../../test/chat-visitor.ts';
import { countQueries, recordQueries } from '../../../test/count-queries.ts';
import {
  type DemoPortal,
  type DemoVisitor,
  openDemoPortal,
  type Problem,
} from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';

let portal: DemoPortal;
let people: Readonly<
  Record<
    'manager' | 'privately' | 'driver' | 'buyer' | 'finance' | 'norole' | 'stranger' | 'citizen',
    DemoVisitor
  >
>;
/** Fixed time for tests in which the minute of the rate limit must not end. */
let stands: Date | undefined;
beforeAll(async () => {
  portal = await openDemoPortal({ now: () => stands ?? new Date() });
  people = {
    manager: await portal.as(story.manager.email),
    privately: await portal.as(story.manager.email, 'b2c_cc'),
    driver: await portal.as(story.driver.email),
    buyer: await portal.as(story.buyer.email),
    finance: await portal.as(story.finance.email),
    norole: await portal.as(story.norole.email),
    stranger: await portal.as(story.sonnentalBuyer.email),
    citizen: await portal.as(story.privateCustomer.email, 'b2c_cc'),
  };
});
afterAll(() => portal.server.close());
// resets the rate limit, which is not tested here
beforeEach(async () => {
  stands = undefined;
  await portal.server.db.execute(sql`delete from rate_limits`);
});

type Listed = { readonly items: readonly { readonly id: string; readonly number: string }[] };
const firstOf = async (visitor: DemoVisitor, path: string) => {
  const [first] = (await visitor.get<Listed>(`${path}?limit=1`)).body.items;
  if (!first) throw new Error(`${path} is empty`);
  return first;
};
const requestsOf = async (visitor: DemoVisitor) =>
  (await visitor.post<UseCaseOverview>('/use-cases')).body.submissions;
const openMileage = () =>
  portal.server.db.execute(
    sql`update users set needs_to_enter_mileage = false where id = ${story.driver.id}`,
  );
const kindsIn = ({ sources }: ChatAnswer) => [...new Set(sources.map(({ kind }) => kind))];
const said = (answer: ChatAnswer) => JSON.stringify({ ...answer, receipt: '' });

describe('a question', () => {
  it('is refused like every call while a forced prompt is open', async () => {
    const refused = await people.driver.post('/chat/question', { question: 'Was gibt es Neues?' });
    expect([refused.status, refused.body.code]).toEqual([403, 'mileage_required']);
  });

  it('for the state of one’s requests names each with its state, its day and a link', async () => {
    await openMileage();
    const own = await requestsOf(people.driver);
    expect(own.length).toBeGreaterThan(1);
    const answer = await answerTo(people.driver, 'Wie ist der Stand meiner Anliegen?');
    expect(kindsIn(answer)).toEqual(['request']);
    const [newest] = own;
    expect(answer.sources[0]?.title).toContain(newest?.number);
    expect(answer.sources[0]?.detail).toMatch(/eingereicht am \d+\. \S+ \d{4}$/);
    expect(answer.sources[0]?.link).toEqual({ route: 'use-cases', id: null, query: { open: newest?.id } });
    expect(answer.text).toBe(`Dazu habe ich ${answer.sources.length} Einträge gefunden:`);
  });

  it('with a number finds the document of that number in any notation, and nothing else', async () => {
    const order = await firstOf(people.buyer, '/orders');
    const invoice = await firstOf(people.finance, '/invoice');
    const ticket = await firstOf(people.manager, '/tickets');
    const [request] = await requestsOf(people.driver);
    const cases = [
      [people.buyer, order.number, 'order', { route: 'order', id: order.id, query: {} }],
      [people.buyer, order.number.replaceAll('-', '').toLowerCase(), 'order', expect.anything()],
      [people.buyer, order.number.replace(/^\w+-/, ''), 'order', expect.anything()],
      [people.finance, invoice.number, 'invoice', { route: 'invoice', id: invoice.id, query: {} }],
      [people.manager, ticket.number, 'ticket', { route: 'ticket', id: ticket.id, query: {} }],
      [people.driver, request?.number, 'request', expect.anything()],
    ] as const;
    for (const [visitor, number, kind, link] of cases) {
      const answer = await answerTo(visitor, `Was ist mit ${number}? Kommt da noch etwas?`);
      expect([number, answer.sources]).toEqual([number, [expect.objectContaining({ kind, link })]]);
      expect(answer.text).toContain(answer.sources[0]?.title);
    }
  });

  it.each([
    ['finance', 'Welche Rechnungen sind offen?', 'invoice'],
    ['buyer', 'Wo ist meine letzte Bestellung?', 'order'],
    ['driver', 'Welche Ladekarten habe ich?', 'card'],
    ['manager', 'Gibt es eine Antwort auf mein Ticket?', 'ticket'],
    ['norole', 'Was gibt es Neues?', 'news'],
    ['norole', 'Wo finde ich Dokumente zum Herunterladen?', 'document'],
    ['driver', 'Ich habe meine Karte verloren!', 'guide'],
    ['norole', 'Wie ändere ich mein Passwort?', 'guide'],
  ] as const)('of %s, “%s”, is answered from the matching sources: %s', async (who, question, kind) => {
    await openMileage();
    const answer = await answerTo(people[who], question);
    expect(answer.isKnown).toBe(true);
    expect(answer.sources[0]?.kind).toBe(kind);
  });

  it('for open invoices names only unpaid ones, with the amount that is left to pay', async () => {
    const { sources } = await answerTo(people.finance, 'Welche Rechnungen sind offen?');
    expect(sources.length).toBeGreaterThan(0);
    for (const { detail } of sources)
      expect(detail).toMatch(/^(Offen|Teilweise bezahlt|Überfällig), .+ zu zahlen$/);
  });

  /** Questions that the portal suggests. */
  const beginnings = {
    en_GB: [
      ...['What is the status of my requests?', 'I have lost my charging card', 'Where are my orders?'],
      ...['Which invoices are open?', 'What about my tickets?', 'What is new?'],
    ],
    fr_FR: [
      ...[
        'Où en sont mes demandes\u00a0?',
        'J’ai perdu ma carte de recharge',
        'Où sont mes commandes\u00a0?',
      ],
      ...[
        'Quelles factures sont ouvertes\u00a0?',
        'Où en sont mes tickets\u00a0?',
        'Quelles sont les nouveautés\u00a0?',
      ],
    ],
    es_ES: [
      ...['¿Cómo van mis solicitudes?', 'He perdido mi tarjeta de carga', '¿Dónde están mis pedidos?'],
      ...['¿Qué facturas están pendientes?', '¿Cómo van mis tickets?', '¿Qué novedades hay?'],
    ],
    de_DE: [
      ...[
        'Wie ist der Stand meiner Anliegen?',
        'Ich habe meine Ladekarte verloren',
        'Wo sind meine Bestellungen?',
      ],
      ...['Welche Rechnungen sind offen?', 'Was ist mit meinen Tickets?', 'Was gibt es Neues?'],
    ],
  };
  it.each(Object.entries(beginnings))('is understood and answered in %s', async (locale, questions) => {
    const { driver, finance, manager, norole } = people;
    await openMileage();
    // a ticket also counts as a request, but a newer one does not come first
    await portal.server.db.execute(
      sql`update tickets set updated_at = now() where user_id = ${story.driver.id}`,
    );
    const asked = [driver, driver, finance, finance, manager, norole] as const;
    const kinds: (string | undefined)[] = [];
    for (const [at, question] of questions.entries())
      kinds.push((await answerTo(asked[at] ?? norole, question, locale)).sources[0]?.kind);
    expect(kinds).toEqual(['request', 'guide', 'order', 'invoice', 'ticket', 'news']);
    const { text, sources } = await answerTo(finance, questions[3] ?? '', locale);
    const words = { de_DE: 'zu zahlen', en_GB: 'outstanding', fr_FR: 'restent à payer', es_ES: 'pagar' };
    expect(`${sources[0]?.detail}`).toContain(words[locale as keyof typeof words]);
    expect(text).toMatch(/\d/);
  });

  it('without a match is answered as such, with a link to the service', async () => {
    for (const question of [
      'Wie wird das Wetter in Lissabon?',
      'Wer gewinnt die Wahl?',
      '…?!',
      'und oder aber',
    ]) {
      const answer = await answerTo(people.manager, question);
      expect([question, answer.isKnown, answer.sources]).toEqual([question, false, []]);
      expect(answer.text).toContain('Ticket');
    }
  });

  it('costs three statements, for any amount of data', async () => {
    await answerTo(people.manager, 'Was gibt es Neues?');
    for (const question of ['Wo ist meine Bestellung?', 'RE-2026-000001', 'Was gibt es Neues?'])
      expect(await countQueries(portal.server.db, () => answerTo(people.manager, question))).toBe(3);
  });

  it('is limited to twenty in a minute', async () => {
    stands = new Date();
    for (let count = 0; count < 20; count++) await answerTo(people.norole, 'Was gibt es Neues?');
    const refused = await people.norole.post('/chat/question', { question: 'Was gibt es Neues?' });
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect((await answerTo(people.buyer, 'Was gibt es Neues?')).isKnown).toBe(true);
  });

  it.each([
    ['', 'required'],
    ['   \n ', 'required'],
    ['a'.repeat(501), 'max_length'],
    [7, 'required'],
    ['Wo ist \0?', 'invalid_format'],
    ['\ud800', 'invalid_format'],
  ])('that is %j is refused at its field', async (question, code) => {
    const { status, body } = await people.norole.post<Problem>('/chat/question', { question });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path: 'question', code })]]);
  });
});

describe('data of another customer', () => {
  /** Expects the same answer as for a missing record, word for word, by the same statements. */
  async function isUnknown(visitor: DemoVisitor, question: string, other: string) {
    const answers: string[] = [];
    const statements = await recordQueries(portal.server.db, async () => {
      for (const each of [question, other]) answers.push(said(await answerTo(visitor, each)));
    });
    expect([question, answers[0]]).toEqual([question, answers[1]]);
    expect(answers[0]).toContain('"isKnown":false');
    const [first, second] = statements.filter((statement) => statement.startsWith('with asked'));
    expect(first).toBe(second);
  }

  it('is answered like missing data: another company’s orders, invoices and tickets by their numbers', async () => {
    const { buyer, finance, manager, stranger, citizen, privately } = people;
    const numbers = [
      (await firstOf(buyer, '/orders')).number,
      (await firstOf(finance, '/invoice')).number,
      (await firstOf(manager, '/tickets')).number,
    ];
    for (const number of numbers)
      for (const visitor of [stranger, citizen, privately])
        await isUnknown(
          visitor,
          `Was ist mit ${number}?`,
          `Was ist mit ${number.replace(/\d{6}$/, '999999')}?`,
        );
  });

  it('is not shown without the role for it', async () => {
    await openMileage();
    const { buyer, finance, driver, norole } = people;
    const order = (await firstOf(buyer, '/orders')).number;
    const invoice = (await firstOf(finance, '/invoice')).number;
    for (const visitor of [driver, norole])
      for (const number of [order, invoice]) await isUnknown(visitor, number, 'AB-2026-999999');
    const [request] = await requestsOf(driver);
    // requests belong to the person who made them, also for a fleet manager
    for (const visitor of [people.manager, buyer, norole])
      await isUnknown(visitor, `${request?.number}`, 'AB-2026-999999');
    for (const visitor of [buyer, norole]) {
      const answer = await answerTo(visitor, 'Ich habe meine Ladekarte verloren');
      expect(answer.sources.filter(({ link }) => link.route.startsWith('use-case'))).toEqual([]);
    }
    expect(kindsIn(await answerTo(norole, 'Welche Rechnungen sind offen?'))).not.toContain('invoice');
  });

  it('does not include internal notes of the service, not even as a match', async () => {
    const ticket = await firstOf(people.manager, '/tickets');
    const admin = await portal.as(story.technicianAdmin.email);
    const note = { text: 'Kulanzquotient Zwiebelfisch beachten', isInternal: true };
    expect((await admin.post(`/ticket/${ticket.id}/comment`, note)).status).toBe(200);
    await isUnknown(people.manager, 'Kulanzquotient Zwiebelfisch', 'Xylophonquartett Yakbutter');
  });

  it('does not include values of a request: an IBAN finds nothing', async () => {
    await portal.server.db.execute(sql`update use_case_submissions
      set payload = '{"iban":"DE89370400440532013000","holder":"Zwiebelfisch"}' where user_id = ${story.driver.id}`);
    await openMileage();
    await isUnknown(people.driver, 'DE89370400440532013000', 'DE02120300000000202051');
    await isUnknown(people.driver, 'Zwiebelfisch', 'Yakbutter');
  });
});

describe('any typed text', () => {
  it.each([
    "' or 1=1 --",
    "'); drop table orders; --",
    '%',
    '_______',
    "a & b | !c <-> 'd':*",
    "')) union select password_hash from users --",
    '\\',
    '\u202e\ufeff?',
    '{"question":1}',
    '<script>alert(1)</script>',
    '注文はどこですか',
    'أين طلبي؟',
    'Где мой заказ?',
    '🚗🔌',
    '99999-99999 '.repeat(40),
    'x'.repeat(500),
    'ﬁ ﬃ ſ ß İ ı',
  ])('%j is treated as text', async (question) => {
    const answer = await answerTo(people.manager, question);
    expect([question, answer.isKnown, answer.sources]).toEqual([question, false, []]);
  });

  it('has changed nothing', async () => {
    expect((await firstOf(people.buyer, '/orders')).number).toMatch(/^AB-/);
  });
});
