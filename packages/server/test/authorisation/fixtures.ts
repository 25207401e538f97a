import type { Mode, Role } from '@foyer/contract';
import type { TicketComment, TicketFile } from '@foyer/contract/tickets/tickets.schema';
import { type SQL, sql } from 'drizzle-orm';
import { queryRows } from '../../src/db/client.ts';
import { demoPassword, story } from '../../src/demo/demo-people.ts';
import { memberships, users } from '../../src/domain/accounts/accounts.table.ts';
import { secondFactors } from '../../src/domain/second-factors/second-factors.table.ts';
import { cheapHash } from '../accounts.ts';
import type { TestServer } from '../create-test-server.ts';

/** Relation of a thing's owner to the caller. */
export const relations = ['own', 'colleague', 'foreign'] as const;
export type Relation = (typeof relations)[number];

export const home = 'nordwind';
export const elsewhere = story.sonnentalBuyer.companyId;
/** Users without a role: of the same company, and of the company below it. */
export const colleague = 'table-colleague';
export const below = 'table-below';
/** User whom support impersonates. */
export const actedAs = 'table-acted-as';

/** Things that exist three times; the owner of the `own` ones changes with the caller. */
export interface Things {
  readonly article: string;
  readonly articleDocument: string;
  readonly order: string;
  readonly invoice: string;
  readonly shipment: string;
  readonly quotation: string;
  readonly ticket: string;
  readonly comment: string;
  readonly commentFile: string;
  readonly ticketFile: string;
  readonly submission: string;
  readonly submissionFile: string;
}
export type Fixtures = Readonly<Record<Relation, Things>>;

type Server = Pick<TestServer, 'db' | 'call' | 'tokensOf'>;

export const addressOf = (userId: string): string => `${userId}@table.test`;

/** Adds a user with these roles, in the company and by default in private mode too. */
export async function addPerson(
  { db }: Server,
  userId: string,
  roles: readonly Role[],
  { companyId = home, isPrivateToo = true } = {},
): Promise<void> {
  const passwordHash = cheapHash(demoPassword);
  const name = { firstName: 'Table', lastName: userId };
  await db
    .insert(users)
    .values({ id: userId, brandId: 'foyer', email: addressOf(userId), passwordHash, ...name });
  const belongs = { userId, roles: [...roles] };
  const inCompany = { ...belongs, id: `${userId}-b2b`, companyId, mode: 'b2b' as const };
  const privately = {
    ...belongs,
    id: `${userId}-b2c`,
    companyId: null,
    mode: 'b2c_cc' as const,
    position: 1,
  };
  await db.insert(memberships).values(isPrivateToo ? [inCompany, privately] : [inCompany]);
}

/** Adds a passkey that cannot sign in; returns its id. */
export async function addPasskey({ db }: Server, userId: string): Promise<string> {
  const id = `table-factor-${userId}`;
  const row = {
    id,
    userId,
    kind: 'passkey',
    name: 'Tabelle',
    createdAt: new Date(),
    credentialId: id,
  } as const;
  await db
    .insert(secondFactors)
    .values({ ...row, publicKey: '' })
    .onConflictDoNothing();
  return id;
}

/** Adds a team of the company with members of the service. */
export async function addTeam({ db }: Server, members: readonly string[]): Promise<void> {
  await db.execute(sql`insert into ticket_teams (id, name, company_id, brand_id, category_ids)
    values ('table-team', 'Team', ${home}, 'foyer', '{}')`);
  for (const userId of members)
    await db.execute(
      sql`insert into ticket_team_members (team_id, user_id) values ('table-team', ${userId})`,
    );
}

/** Creates the things of the table: from the demo story, and one ticket with all its parts for each relation. */
export async function makeFixtures(server: Server): Promise<Fixtures> {
  const { db } = server;
  const rows = <T extends Record<string, unknown>>(query: SQL) => queryRows<T>(db, query);
  const three = <T>(what: string, found: readonly T[]): readonly [T, T, T] => {
    const [own, theirs, foreign] = found;
    if (!own || !theirs || !foreign) throw new Error(`The demo story has fewer than three ${what}`);
    return [own, theirs, foreign];
  };
  const papers = three(
    'orders with invoice and delivery note',
    await rows<{ order: string; invoice: string; shipment: string }>(sql`
      select distinct on (o.id) o.id as order, i.id as invoice, s.id as shipment
      from orders o join invoices i on i.orders @> jsonb_build_array(jsonb_build_object('id', o.id))
      join shipments s on s.order_id = o.id
      where o.company_id = ${home} and o.mode = 'b2b' and s.shipped_at is not null
        and jsonb_array_length(i.orders) = 1 order by o.id limit 3`),
  );
  const quotations = three(
    'offers',
    await rows<{
      id: string;
    }>(sql`select id from quotations where state in ('accepted', 'declined', 'offered')
      order by state, id limit 3`),
  );
  const submissions = three(
    'requests with files',
    await rows<{
      id: string;
      file: string;
    }>(sql`select distinct on (submission_id) submission_id as id, id as file
      from use_case_files order by submission_id limit 3`),
  );
  const articles = three(
    'articles with data sheets',
    // with a price for every group, private customers included
    await rows<{ id: string; document: string }>(sql`select d.article_id as id, min(d.document_id) as document
      from article_documents d where (select count(distinct p.price_group_id) from article_prices p
        where p.article_id = d.article_id) = (select count(*) from price_groups)
      group by d.article_id order by d.article_id limit 3`),
  );
  // an article exists for a caller only with a price for the caller's group
  await db.execute(sql`delete from article_prices where article_id = ${articles[2].id}`);
  const made = relations.map(async (relation, at): Promise<[Relation, Things]> => {
    const [paper, quotation, submission, article] = [
      papers[at],
      quotations[at],
      submissions[at],
      articles[at],
    ];
    if (!paper || !quotation || !submission || !article) throw new Error(relation);
    const things = {
      article: article.id,
      articleDocument: article.document,
      ...paper,
      quotation: quotation.id,
      submission: submission.id,
      submissionFile: submission.file,
      ...(await makeTicket(server)),
    };
    return [relation, things];
  });
  const fixtures = Object.fromEntries(await Promise.all(made)) as unknown as Fixtures;
  await give(server, fixtures.foreign, {
    userId: story.sonnentalBuyer.id,
    companyId: elsewhere,
    mode: 'b2b',
  });
  await give(server, fixtures.colleague, { userId: colleague, companyId: home, mode: 'b2b' });
  await db.execute(
    sql`update tickets set brand_id = 'sonnental', team_id = null where id = ${fixtures.foreign.ticket}`,
  );
  await db.execute(sql`update tickets set brand_id = 'foyer', team_id = 'table-team', assignee_id = 'table-teammate'
    where id = ${fixtures.colleague.ticket}`);
  return fixtures;
}

/** Makes a user the owner of `things`. */
export async function give(
  { db }: Server,
  things: Things,
  {
    userId,
    companyId,
    mode,
  }: { readonly userId: string; readonly companyId: string | null; readonly mode: Mode },
): Promise<void> {
  const owned = [
    ['orders', things.order],
    ['invoices', things.invoice],
    ['shipments', things.shipment],
    ['quotations', things.quotation],
    ['tickets', things.ticket],
    ['use_case_submissions', things.submission],
  ] as const;
  for (const [table, id] of owned)
    await db.execute(sql`update ${sql.identifier(table)} set user_id = ${userId}, company_id = ${companyId},
      mode = ${mode} where id = ${id}`);
}

/** Adds one line to a user's open cart. */
export async function putInCart(
  { db }: Server,
  articleId: string,
  {
    userId,
    companyId,
    mode,
  }: { readonly userId: string; readonly companyId: string | null; readonly mode: Mode },
): Promise<string> {
  const id = `line-${userId}-${mode}`;
  await db.execute(sql`delete from carts where user_id = ${userId} and mode = ${mode}`);
  await db.execute(sql`insert into carts (id, user_id, company_id, mode, state, version, changed_at)
    values (${`cart-${id}`}, ${userId}, ${companyId}, ${mode}, 'open', 1, now())`);
  await db.execute(sql`insert into cart_items (id, cart_id, article_id, position, quantity, seen_unit_net, seen_unit_gross)
    values (${id}, ${`cart-${id}`}, ${articleId}, 1, 1, 100, 119)`);
  return id;
}

/** Returns a form with a text file: a picture would be redrawn in a subprocess each time, which does not matter for permissions. */
export function aFile(): FormData {
  const body = new FormData();
  body.append('file', new File(['Protokoll'], 'protokoll.txt'));
  return body;
}

/** Creates a ticket of the colleague, with a comment and a file on each. */
async function makeTicket(
  server: Server,
): Promise<Pick<Things, 'ticket' | 'comment' | 'commentFile' | 'ticketFile'>> {
  const token = (await server.tokensOf(addressOf(colleague)))[0]?.token;
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await server.call(method, path, { token, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { items } = await send<{ items: { id: string }[] }>('GET', '/ticket/categories');
  const about = { subject: 'Tabelle', description: 'Tabelle', categoryId: items[0]?.id };
  const ticket = await send<{ id: string }>('POST', '/ticket', about);
  const comment = await send<TicketComment>('POST', `/ticket/${ticket.id}/comment`, { text: 'Tabelle' });
  type Files = { readonly items: readonly TicketFile[] };
  const onComment = await send<Files>('POST', `/ticket/${ticket.id}/comment/${comment.id}/file`, aFile());
  const onTicket = await send<Files>('POST', `/ticket/${ticket.id}/file`, aFile());
  return {
    ticket: ticket.id,
    comment: comment.id,
    commentFile: onComment.items[0]?.id ?? '',
    ticketFile: onTicket.items[0]?.id ?? '',
  };
}

/** Returns a form with an answer to a question about a request. */
export function anAnswer(): FormData {
  const body = new FormData();
  body.set('payload', JSON.stringify({ text: 'Ja' }));
  return body;
}
