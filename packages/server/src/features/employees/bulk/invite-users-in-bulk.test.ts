import { type BulkInviteResult, sampleEmail } from '@foyer/contract/employees/bulk-invite.schema';
import { tableFiles } from '@foyer/contract/tables/table-files.example';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countQueries } from '../../../../test/count-queries.ts';
import { createTestServer, type TestServer } from '../../../../test/create-test-server.ts';
import { makeWorkbook, textCell, textRows } from '../../../../test/make-workbook.ts';
import { queryRows } from '../../../db/client.ts';
import { memberships, users } from '../../../domain/accounts/accounts.table.ts';
import { outbox } from '../../../mail/mail.table.ts';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  await server.reset();
  token = (await server.tokensOf('everything@alpha.test'))[0]?.token ?? '';
});
afterAll(() => server.close());

type File = string | Uint8Array;
async function send(file: File, payload: object, key?: string, holder = token): Promise<Response> {
  const body = new FormData();
  body.append('payload', JSON.stringify({ dryRun: true, ...payload }));
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'Mitarbeiter.csv');
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return server.call('POST', '/user/invite/bulk', { token: holder, body, headers });
}
async function judge(file: File, payload: object = {}): Promise<BulkInviteResult> {
  const answer = await send(file, payload);
  expect(answer.status).toBe(200);
  return (await answer.json()) as BulkInviteResult;
}
const commit = async (file: File, payload: object = {}) =>
  judge(file, { dryRun: false, fileSha256: (await judge(file, payload)).fileSha256, ...payload });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const verdicts = ({ rows }: BulkInviteResult) =>
  rows.map(({ line, result, errors }) => [
    line,
    result,
    ...errors.map(({ path, code }) => `${path} ${code}`),
  ]);
const amount = async (table: string) =>
  (await queryRows<{ n: number }>(server.db, sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]
    ?.n;

const head = 'email;roles;firstName;lastName;salutation;company;locale';
const csv = (...lines: string[]) => [head, ...lines].join('\r\n');

describe('a file of invitations', () => {
  it('is validated row by row, with a code per field, and sends nothing', async () => {
    const file = csv(
      'neu@alpha.test;ROLE_SHOP, use cases;Ida;Voss;Frau;K-2;fr',
      'keine-adresse;ROLE_SHOP',
      'role_shop@alpha.test;SHOP',
      'NEU@alpha.test;SHOP',
      'foreign@beta.test;SHOP',
      'a@alpha.test;ROLE_IMPERSONATE',
      'b@alpha.test;Chef',
      'c@alpha.test;',
      'd@alpha.test;SHOP;=HYPERLINK("http://x");+49;Graf;Beta AG;kl',
      ';SHOP',
      '',
      `e@alpha.test;SHOP;${'x'.repeat(100)}`,
    );
    const result = await judge(file);
    expect(verdicts(result)).toEqual([
      [2, 'ready'],
      [3, 'invalid', 'email email'],
      [4, 'already_member'],
      [5, 'duplicate_in_file'],
      [6, 'invalid', 'email email_taken'],
      [7, 'invalid', 'roles role_not_grantable'],
      [8, 'invalid', 'roles invalid_choice'],
      [9, 'invalid', 'roles choose_at_least_one'],
      [
        ...[10, 'invalid', 'firstName excluded_character', 'lastName excluded_character'],
        ...['salutation invalid_choice', 'locale invalid_choice', 'company company_unknown'],
      ],
      [11, 'invalid', 'email required'],
      [13, 'invalid', 'firstName max_length'],
    ]);
    expect(result.counts).toMatchObject({ ready: 1, invited: 0, invalid: 8, already_member: 1 });
    expect(result.rows[0]).toMatchObject({ roles: ['ROLE_SHOP', 'ROLE_USE_CASES'], company: 'K-2' });
    expect([await amount('outbox'), await amount('invitations')]).toEqual([0, 0]);
  });

  it('names roles and languages as the portal does in any of its languages', async () => {
    const file = [
      'E-Mail-Adresse;Rollen;Sprache',
      'a@alpha.test;Anliegen|Einkauf;Deutsch',
      'b@alpha.test;Requests | Purchasing;French',
      'c@alpha.test;Demandes, Achats;',
      'd@alpha.test;ROLE_USE_CASES/Compras;inglés',
    ].join('\n');
    const result = await commit(file, { defaultLocale: 'es_ES' });
    expect(verdicts(result)).toEqual([2, 3, 4, 5].map((line) => [line, 'invited']));
    for (const { roles } of result.rows) expect([...roles].sort()).toEqual(['ROLE_SHOP', 'ROLE_USE_CASES']);
    const invited = await server.db.select().from(users).where(eq(users.status, 'invited'));
    expect(new Map(invited.map(({ email, locale }) => [email, locale]))).toEqual(
      new Map([
        ['a@alpha.test', 'de_DE'],
        ['b@alpha.test', 'fr_FR'],
        ['c@alpha.test', 'es_ES'],
        ['d@alpha.test', 'en_GB'],
      ]),
    );
  });

  it('skips the sample row of the template', async () => {
    const sample = `${sampleEmail};Einkauf;Erika;Muster`;
    expect(verdicts(await judge(csv(sample, 'a@alpha.test;SHOP')))).toEqual([[3, 'ready']]);
    expect(await codeOf(await send(csv(sample), {}))).toEqual([422, 'file_empty']);
  });

  it('is read with the invisible characters of web pages and word processors', async () => {
    const file = csv(
      '\u202aneu@alpha.test\u202c;SHOP;\u200bIda\u202e;Vo\u00a0ss;Frau\u200b;K\u20112;fr\u200b',
      'o’brien@alpha.test;SHOP',
      "o'brien@alpha.test;SHOP",
      'info@xn--mller-kva.test;SHOP\u200b',
      'info@müller.test;SHOP',
      'a&b@alpha.test;\u2060Shop',
      '\u200b;\u00a0;\ufeff',
      'müller@alpha.test;SHOP',
    );
    const result = await judge(file);
    expect(verdicts(result)).toEqual([
      [2, 'ready'],
      [3, 'ready'],
      [4, 'duplicate_in_file'],
      [5, 'ready'],
      [6, 'duplicate_in_file'],
      [7, 'ready'],
      [9, 'invalid', 'email email'],
    ]);
    expect(result.rows[0]).toMatchObject({ email: 'neu@alpha.test', firstName: 'Ida', roles: ['ROLE_SHOP'] });
    await commit(file);
    const mails = await server.db.select().from(outbox);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      ['a&b@alpha.test', 'info@müller.test', 'neu@alpha.test', "o'brien@alpha.test"].sort(),
    );
  });

  it('is committed as it was validated: accounts, roles and mails of the ready people', async () => {
    const file = csv(
      'neu@alpha.test;SHOP;Ida;Voss;Frau;Alpha Süd GmbH;fr',
      'keine-adresse;SHOP',
      'b@alpha.test;SHOP',
    );
    const result = await commit(file, { message: 'Willkommen' });
    expect(verdicts(result)).toEqual([
      [2, 'invited'],
      [3, 'invalid', 'email email'],
      [4, 'invited'],
    ]);
    const [ida] = await server.db.select().from(users).where(eq(users.email, 'neu@alpha.test'));
    expect(ida).toMatchObject({ status: 'invited', firstName: 'Ida', salutation: 'MRS', locale: 'fr_FR' });
    const [membership] = await server.db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, ida?.id ?? ''));
    expect(membership).toMatchObject({ companyId: 'alpha-child', roles: ['ROLE_SHOP'], mode: 'b2b' });
    const mails = await server.db.select().from(outbox);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['b@alpha.test', 'neu@alpha.test']);
    expect(mails.every(({ body }) => body.includes('Willkommen'))).toBe(true);
  });

  it('sends nothing twice: committed again, concurrently, or with one key', async () => {
    const file = csv('a@alpha.test;SHOP', 'b@alpha.test;SHOP');
    const { fileSha256 } = await judge(file);
    const payload = { dryRun: false, fileSha256 };
    const answers = await Promise.all([1, 2, 3].map((n) => send(file, payload, `bulk-key-${n}`)));
    const results = (await Promise.all(answers.map((answer) => answer.json()))) as BulkInviteResult[];
    expect(results.reduce((sum, { counts }) => sum + counts.invited, 0)).toBe(2);
    const again = (await (await send(file, payload, 'bulk-key-1')).json()) as BulkInviteResult;
    expect(again).toEqual(results[0]);
    const anew = await judge(file);
    expect(anew.counts).toMatchObject({ ready: 0, already_invited: 2 });
    expect(anew.lastCommittedAt).not.toBeNull();
    expect(await amount('outbox')).toBe(2);
  });

  it('is not committed where the file has changed', async () => {
    const { fileSha256 } = await judge(csv('a@alpha.test;SHOP'));
    const other = csv('a@alpha.test;SHOP', 'b@alpha.test;SHOP');
    expect(await codeOf(await send(other, { dryRun: false, fileSha256 }))).toEqual([409, 'file_changed']);
    expect(await codeOf(await send(other, { dryRun: false }))).toEqual([409, 'file_changed']);
    expect(await amount('outbox')).toBe(0);
  });

  it('is corrected in place: corrections are validated and committed', async () => {
    const file = csv('kaputt;SHOP;Ida', 'b@alpha.test;Chef', 'c@alpha.test;SHOP');
    const corrections = [
      { line: 2, email: 'ida@alpha.test' },
      { line: 3, roles: ['ROLE_USE_CASES'] },
      { line: 4, email: 'ida@alpha.test' },
      { line: 99, email: 'niemand@alpha.test' },
    ];
    expect(verdicts(await judge(file, { corrections: corrections.slice(0, 2) }))).toEqual([
      [2, 'ready'],
      [3, 'ready'],
      [4, 'ready'],
    ]);
    const result = await commit(file, { corrections });
    expect(verdicts(result)).toEqual([
      [2, 'invited'],
      [3, 'invited'],
      [4, 'duplicate_in_file'],
    ]);
    expect(result.rows.map(({ isCorrected }) => isCorrected)).toEqual([true, true, true]);
    expect((await server.db.select().from(outbox)).map(({ recipient }) => recipient).sort()).toEqual([
      'b@alpha.test',
      'ida@alpha.test',
    ]);
  });

  it('finds people who occur twice: only another address resolves it', async () => {
    const file = csv('a@alpha.test;SHOP;Ida', 'A@alpha.test;SHOP;Ida', 'a@alpha.test;Chef');
    const twice = (more: object = {}) => judge(file, more).then(verdicts);
    expect(await twice()).toEqual([
      [2, 'ready'],
      [3, 'duplicate_in_file'],
      [4, 'invalid', 'roles invalid_choice'],
    ]);
    const other = { line: 3, firstName: 'Eva', roles: ['ROLE_USE_CASES'] };
    const mended = { line: 4, roles: ['ROLE_SHOP'] };
    expect(await twice({ corrections: [other, mended] })).toEqual([
      [2, 'ready'],
      [3, 'duplicate_in_file'],
      [4, 'duplicate_in_file'],
    ]);
    const corrections = [{ ...other, email: 'eva@alpha.test' }, mended];
    expect(verdicts(await commit(file, { corrections }))).toEqual([
      [2, 'invited'],
      [3, 'invited'],
      [4, 'duplicate_in_file'],
    ]);
    expect((await server.db.select().from(outbox)).map(({ recipient }) => recipient).sort()).toEqual([
      'a@alpha.test',
      'eva@alpha.test',
    ]);
  });

  it('cannot be corrected into an invalid row', async () => {
    const file = csv('a@alpha.test;SHOP');
    const mended = (change: object) => judge(file, { corrections: [{ line: 2, ...change }] }).then(verdicts);
    expect(await mended({ roles: ['ROLE_IMPERSONATE'] })).toEqual([
      [2, 'invalid', 'roles role_not_grantable'],
    ]);
    expect(await mended({ company: 'beta' })).toEqual([[2, 'invalid', 'company company_unknown']]);
    const twice = await send(file, { corrections: [{ line: 2 }, { line: 2 }] });
    expect(twice.status).toBe(422);
  });

  it('limits the number of addresses that it reports as taken elsewhere', async () => {
    const people = Array.from({ length: 150 }, (_, at) => ({
      id: `other-${at}`,
      brandId: 'other',
      email: `p${at}@beta.test`,
      firstName: 'Mia',
      lastName: 'Z',
    }));
    await server.db.insert(users).values(people);
    const file = csv(...people.map(({ email }) => `${email};SHOP`));
    expect((await judge(file)).counts.invalid).toBe(150);
    expect(await codeOf(await send(file, {}))).toEqual([429, 'rate_limited']);
    expect((await judge(csv('neu@alpha.test;SHOP'))).counts.ready).toBe(1);
    const body = { email: 'foreign@beta.test', roles: ['ROLE_SHOP'] };
    expect((await server.call('POST', '/user/invite', { token, body })).status).toBe(409);
  });

  it('uses the roles of the call for rows without roles, within those that the caller may grant', async () => {
    const file = 'email\na@alpha.test\n';
    expect(await codeOf(await send(file, {}))).toEqual([422, 'columns_missing']);
    expect(verdicts(await judge(file, { defaultRoles: ['ROLE_SHOP'] }))).toEqual([[2, 'ready']]);
    expect(verdicts(await judge(file, { defaultRoles: ['ROLE_IMPERSONATE'] }))).toEqual([
      [2, 'invalid', 'roles role_not_grantable'],
    ]);
  });

  it('takes as many statements for a thousand people as for ten', async () => {
    const people = (count: number, start: number) =>
      csv(...Array.from({ length: count }, (_, at) => `p${start + at}@alpha.test;SHOP;Mia;Muster`));
    const few = people(10, 0);
    const many = people(1000, 100);
    const [one, other] = [await judge(few), await judge(many)];
    const small = await countQueries(server.db, () =>
      send(few, { dryRun: false, fileSha256: one.fileSha256 }, 'few-few-few'),
    );
    const large = await countQueries(server.db, () =>
      send(many, { dryRun: false, fileSha256: other.fileSha256 }, 'many-many-many'),
    );
    expect(large).toBe(small);
    expect(await amount('outbox')).toBe(1010);
    expect(await codeOf(await send(people(1001, 5000), {}))).toEqual([422, 'too_many_rows']);
  });

  it('is deleted with its answer, whether it was committed or not', async () => {
    const kept = () => server.storage.size();
    const file = csv('a@alpha.test;SHOP');
    const before = kept();
    await commit(file);
    await send('email\n', {});
    expect(kept()).toBe(before);
  });
});

describe('a CSV file', () => {
  const rows = ['E-Mail', 'Rollen', 'Vorname', 'Nachname'];
  it.each([
    ['semicolons, as from a German Excel', ';', 'utf8', '\r\n', ''],
    ['a byte order mark', ';', 'utf8', '\r\n', '\uFEFF'],
    ['Windows-1252', ';', 'latin1', '\r\n', ''],
    ['commas', ',', 'utf8', '\n', ''],
    ['tabs', '\t', 'utf8', '\n', ''],
    ['the line ends of old Macs', ';', 'utf8', '\r', ''],
    ['a first line that names the separator', ',', 'utf8', '\r\n', 'sep=,\r\n'],
  ] as const)('with %s is read', async (_, separator, encoding, end, start) => {
    const lines = [rows, ['jörg@alpha.test'.replace('ö', 'oe'), 'Shop', 'Jörg', 'Weiß']];
    const text = start + lines.map((cells) => cells.join(separator)).join(end) + end;
    const { rows: found } = await judge(Buffer.from(text, encoding));
    expect(found).toMatchObject([
      { line: start.startsWith('sep') ? 3 : 2, result: 'ready', firstName: 'Jörg', lastName: 'Weiß' },
    ]);
  });

  it('counts lines like an editor, with line breaks in cells', async () => {
    for (const end of ['\n', '\r\n']) {
      const lines = ['email;roles;lastName', '"a@alpha.test";"SHOP', 'USE CASES";Voss', 'kaputt;SHOP', ''];
      expect(verdicts(await judge(lines.join(end)))).toEqual([
        [2, 'ready'],
        [4, 'invalid', 'email email'],
      ]);
    }
  });

  it('loses no person among empty lines, and keeps the line numbers', async () => {
    const lines = Array.from({ length: 900 }, (_, at) => `\n;;\np${at}@alpha.test;SHOP`);
    const { rows: found } = await judge(`email;roles${lines.join('')}`);
    expect(found).toHaveLength(900);
    expect([found[0]?.line, found[899]?.line]).toEqual([3, 1801]);
    expect(await codeOf(await send(`email;roles\n${';\n'.repeat(900_000)}`, {}))).toEqual([
      422,
      'file_empty',
    ]);
  });

  it('is refused where more empty lines than a sheet has rows precede the last person', async () => {
    const file = `email;roles\na@alpha.test;SHOP\n${';\n'.repeat(900_000)}`;
    expect(verdicts(await judge(file))).toEqual([[2, 'ready']]);
    expect(await codeOf(await send(`${file.slice(0, 600_000)}b@alpha.test;SHOP\n`, {}))).toEqual([
      422,
      'too_many_rows',
    ]);
  });

  it.each([
    ['nothing but a header', 'email;roles\n', 'file_empty'],
    ['empty lines', '\n\n\n;;;\n', 'file_empty'],
    ['no address', 'name;roles\nIda;SHOP\n', 'columns_missing'],
    [
      'an unclosed quote',
      'email;roles\n"a@alpha.test;SHOP\n'.repeat(3) + 'x'.repeat(200_000),
      'file_unreadable',
    ],
  ])('with %s is refused', async (_, file, code) => {
    expect(await codeOf(await send(file, {}))).toEqual([422, code]);
  });

  it('is read in UTF-16, as the "Unicode text" of Excel is', async () => {
    const text = '\uFEFFE-Mail\tRolle\tVorname\r\na@alpha.test\tShop\tJörg';
    expect(verdicts(await judge(Buffer.from(text, 'utf16le')))).toEqual([[2, 'ready']]);
    expect(verdicts(await judge(Buffer.from(text, 'utf16le').swap16()))).toEqual([[2, 'ready']]);
  });

  it.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])],
    ['a page', Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
  ])('that is %s is refused at its field', async (_, bytes) => {
    expect(await codeOf(await send(bytes, {}))).toEqual([422, 'validation_failed']);
  });
});

describe('a workbook', () => {
  it('is read like a CSV, with the line numbers of the spreadsheet', async () => {
    const rows = [
      ['E-Mail', 'Rolle', 'Vorname'],
      [],
      ['a@alpha.test', 'Shop', 'Jörg & Söhne'],
      ['kaputt', 'Shop'],
    ];
    expect(verdicts(await judge(makeWorkbook(textRows(rows))))).toEqual([
      [3, 'ready'],
      [4, 'invalid', 'email email'],
    ]);
  });

  it('gives the saved results of formulas, and numbers unformatted', async () => {
    const sheet = `${textRows([['email', 'roles', 'lastName']])}<row r="2">
      <c r="A2" t="str"><f>HYPERLINK("http://evil.test")</f><v>a@alpha.test</v></c>${textCell('B2', 'SHOP')}<c r="C2"><v>4711</v></c></row>`;
    expect((await judge(makeWorkbook(sheet))).rows).toMatchObject([
      { result: 'ready', email: 'a@alpha.test', lastName: '4711' },
    ]);
  });

  const header = textRows([['email', 'roles']]);
  it.each([
    ['a cell in the last row', `${header}<row r="1048576">${textCell('XFD1048576', 'x')}</row>`],
    ['a row beyond the limit of sheets', `${header}<row r="99999999999">${textCell('A1', 'x')}</row>`],
    ['a column beyond the limit of sheets', `${header}<row r="2">${textCell('ZZZZZZ2', 'x')}</row>`],
    ['broken XML', `${header}<row r="2"><c r="A2" t="s"><v>7`],
    [
      'two hundred megabytes in a cell',
      `${header}<row r="2">${textCell('A2', 'a'.repeat(200_000_000))}</row>`,
    ],
  ])('with %s is refused, and the server keeps running', async (_, sheet) => {
    const file = makeWorkbook(sheet);
    expect(file.length).toBeLessThan(2 * 2 ** 20);
    const answer = await send(file, {});
    expect(['file_unreadable', 'file_empty']).toContain((await codeOf(answer))[1]);
    expect((await judge(csv('a@alpha.test;SHOP'))).counts.ready).toBe(1);
  });

  it('that unpacks beyond the limit is refused, also where little of it would be read', async () => {
    const sheet = `${header}<row r="2">${textCell('A2', 'a@alpha.test')}${textCell('B2', 'SHOP')}</row>`;
    const file = makeWorkbook(sheet, { 'xl/media/padding.bin': '0'.repeat(40 * 2 ** 20) });
    expect(file.length).toBeLessThan(2 * 2 ** 20);
    expect((await codeOf(await send(file, {})))[1]).toBe('file_unreadable');
  });

  it('resolves no custom XML entities', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${header}<row r="2"><c r="A2" t="inlineStr"><is><t>&b;&b;</t></is></c></row></sheetData></worksheet>`;
    const answer = await send(makeWorkbook('', { 'xl/worksheets/sheet1.xml': bomb + sheet }), {});
    const text = await answer.text();
    expect(text).not.toContain('aaaaaaaaaa');
  });

  it('with macros is refused at its field', async () => {
    const file = makeWorkbook(header, { 'xl/vbaProject.bin': 'x' });
    expect(await codeOf(await send(file, {}))).toEqual([422, 'validation_failed']);
  });
});

describe('a table in the formats of various programs', () => {
  const head = ['E-Mail', 'Rollen', 'Vorname'];
  const rows = [
    ['joerg@alpha.test', 'Shop', 'Jörg'],
    ['kaputt', 'Shop', 'Zoë'],
  ];
  it.each(tableFiles([head, ...rows]))('is read: %s', async (_, bytes) => {
    const { rows: found } = await judge(bytes);
    expect(found).toMatchObject([
      { email: 'joerg@alpha.test', roles: ['ROLE_SHOP'], firstName: 'Jörg', result: 'ready' },
      { email: 'kaputt', firstName: 'Zoë', result: 'invalid' },
    ]);
  });
});
