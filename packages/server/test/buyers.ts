import { sql } from 'drizzle-orm';
import { queryRows } from '../src/db/client.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { demoPassword } from '../src/demo/demo-people.ts';

/** Buyers who order from a running server, and the contents of its database. */
export interface Buyers {
  /** One token per buyer. */
  readonly tokens: readonly string[];
  /** Articles that every buyer may order, with enough stock for all. */
  readonly articleIds: readonly string[];
  readonly orders: () => Promise<readonly StoredOrder[]>;
  /** Returns the number of pieces taken from the stock. */
  readonly taken: () => Promise<number>;
  /** Returns the id of the process that serves these buyers' connection to the database. */
  readonly databaseProcess: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface StoredOrder extends Record<string, unknown> {
  readonly id: string;
  readonly number: string;
  readonly pieces: number;
}

const stock = 1_000_000;

/** Adds `count` buyers to the demo story of a server's database, fills the stock and signs all of them in. */
export async function createBuyers(
  api: string,
  databaseUrl: string,
  count: number,
  roles: readonly string[] = ['ROLE_SHOP'],
): Promise<Buyers> {
  const { db, close } = openPostgres(databaseUrl, { poolSize: 1 });
  await db.execute(sql`insert into users (id, brand_id, email, password_hash, first_name, last_name)
    select 'crowd-' || n, brand_id, 'crowd' || n || '@nordwind.example', password_hash, 'Buyer', n::text
    from users, generate_series(1, ${count}::int) n where id = 'user-buyer' on conflict (id) do update set password_hash = excluded.password_hash`);
  await db.execute(sql`insert into memberships (id, user_id, company_id, mode, roles)
    select 'crowd-' || n, 'crowd-' || n, 'nordwind', 'b2b', string_to_array(${roles.join(' ')}, ' ')
    from generate_series(1, ${count}::int) n on conflict (id) do update set roles = excluded.roles`);
  const articles = await queryRows<{ id: string }>(
    db,
    sql`update articles set stock = ${stock}, backorder_days = null, max_quantity = 100, min_quantity = 1, quantity_step = 1
      where id in (select a.id from articles a join article_prices p on p.article_id = a.id and p.price_group_id = 'premium'
        where a.stock is not null and a.is_active and p.min_quantity = 1 order by a.id limit 200) returning id`,
  );
  const ids = articles.map(({ id }) => id);
  const signIn = async (buyer: number) => {
    const answer = await fetch(`${api}/security/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: `crowd${buyer}@nordwind.example`, password: demoPassword }),
    });
    if (!answer.ok) throw new Error(`buyer ${buyer} cannot sign in: ${answer.status}`);
    const { tokens } = (await answer.json()) as { tokens: { token: string }[] };
    return tokens[0]?.token ?? '';
  };
  const tokens: string[] = [];
  for (let buyer = 1; buyer <= count; buyer++) tokens.push(await signIn(buyer));
  return {
    tokens,
    articleIds: ids,
    orders: () =>
      queryRows<StoredOrder>(
        db,
        sql`select o.id, o.number, sum(i.quantity)::int as pieces from orders o join order_items i on i.order_id = o.id
          where o.user_id like 'crowd-%' group by o.id order by o.number`,
      ),
    taken: async () => {
      const [row] = await queryRows<{ taken: number }>(
        db,
        sql`select sum(${stock} - stock)::int as taken from articles where id = any(string_to_array(${ids.join(' ')}, ' '))`,
      );
      return row?.taken ?? -1;
    },
    databaseProcess: async () => {
      const [row] = await queryRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
      return row?.pid ?? 0;
    },
    close,
  };
}
