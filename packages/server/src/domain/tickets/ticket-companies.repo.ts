import type { TicketCompany } from '@foyer/contract/tickets/tickets.schema';
import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { companies } from '../companies/companies.table.ts';
import type { TicketViewer } from './ticket-viewer.ts';
import { tickets } from './tickets.table.ts';
import { visibleTickets } from './visible-tickets.repo.ts';

/** Most companies that are listed. */
const most = 200;

/** Reads the companies with tickets that a viewer may see, by name. */
export const readTicketCompanies = (db: Database, viewer: TicketViewer): Promise<TicketCompany[]> =>
  queryRows(
    db,
    sql`select c.id, c.name, c.customer_number as "customerNumber" from ${companies} c
      where c.id in (select ${tickets.companyId} from ${tickets} where ${visibleTickets(viewer)})
      order by c.sort_name, c.id limit ${most}`,
  );
