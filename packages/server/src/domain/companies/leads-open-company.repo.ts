import { type SQL, sql } from 'drizzle-orm';
import { memberships, users } from '../accounts/accounts.table.ts';
import { companies } from './companies.table.ts';

/** Condition that the user of the statement is a fleet manager of a company whose onboarding is not finished. */
export const leadsAnOpenCompany: SQL<boolean> = sql<boolean>`exists (select 1 from ${memberships} m
  join ${companies} c on c.id = m.company_id
  where m.user_id = ${users.id} and 'ROLE_FLEET_MANAGER' = any(m.roles) and c.needs_onboarding)`;
