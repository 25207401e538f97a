import type { Address } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { searchedColumn } from '../search/folded-column.repo.ts';

/** Addresses of a company (business mode) or of a person (private mode): exactly one of the two owners is set. */
export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id'),
    userId: text('user_id'),
    type: text('type').$type<Address['type']>().notNull(),
    isDefault: boolean('is_default').notNull(),
    salutation: text('salutation').$type<Address['salutation']>().notNull(),
    company: text('company'),
    firstName: text('first_name'),
    lastName: text('last_name').notNull(),
    street: text('street').notNull(),
    houseNumber: text('house_number').notNull(),
    addition: text('addition'),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    countryCode: text('country_code').notNull(),
    createdAt: instant('created_at').notNull(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        searchedColumn(sql`coalesce(company, '') || ' ' || coalesce(first_name, '') || ' ' || last_name || ' ' || street || ' ' ||
          house_number || ' ' || coalesce(addition, '') || ' ' || postcode || ' ' || city`),
      ),
  },
  (t) => [index('addresses_company').on(t.companyId), index('addresses_user').on(t.userId)],
);
