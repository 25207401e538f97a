import type { Buyer } from '@foyer/contract/orders/orders.schema';
import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { Customer } from '../../domain/accounts/customer.ts';
import { visibleTo } from '../../domain/orders/order.repo.ts';
import { orders } from '../../domain/orders/orders.table.ts';

/** More people than anybody looks through; others are found by searching for their name. */
const most = 500;

/**
 * Who placed the orders somebody may see, by name. Goes from person to person through the index, so that it costs as much as
 * there are people and not as there are orders.
 */
export async function readBuyers(db: Database, customer: Customer): Promise<Buyer[]> {
  const visible = visibleTo(customer);
  const found = await queryRows<{ id: string; name: string }>(
    db,
    sql`with recursive buyers(id) as (
      (select ${orders.userId} from ${orders} where ${visible} order by ${orders.userId} limit 1)
      union all
      select (select ${orders.userId} from ${orders} where ${visible} and ${orders.userId} > buyers.id
        order by ${orders.userId} limit 1)
      from buyers where buyers.id is not null)
    select buyers.id, (select ${orders.orderedBy} from ${orders} where ${visible} and ${orders.userId} = buyers.id
        order by ${orders.orderedAt} desc, ${orders.id} desc limit 1) as name
    from buyers where buyers.id is not null limit ${most}`,
  );
  return found.map(({ id, name }) => ({ id, name })).sort(byName);
}

const byName = (one: Buyer, other: Buyer) => one.name.localeCompare(other.name);
