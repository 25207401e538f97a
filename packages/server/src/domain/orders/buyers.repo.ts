import type { Buyer } from '@foyer/contract/orders/orders.schema';
import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { visibleTo } from './order.repo.ts';
import { orders } from './orders.table.ts';

/** Maximum number of listed people; a search by name finds the others. */
const most = 500;

/**
 * Reads the people who placed the orders that a customer may see, sorted by name. The query jumps from person to person through the
 * index, so that its cost grows with the number of people and not of orders.
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
