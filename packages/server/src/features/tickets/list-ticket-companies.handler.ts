import { readTicketCompanies } from '../../domain/tickets/ticket-companies.repo.ts';
import type { Handler } from '../handler.ts';

/** Lists the companies by which a technician may filter tickets. */
export const listTicketCompanies: Handler<'listTicketCompanies'> = async ({ db, caller }) => ({
  items: await readTicketCompanies(db, caller),
});
