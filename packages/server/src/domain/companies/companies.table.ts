import type { PaymentTerms } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { brands, type SideBarItem } from '../branding/brands.table.ts';
import { usualBusinessTerms } from '../money/payment-terms.ts';
import { foldedColumn, searchedColumn } from '../search/folded-column.repo.ts';

/** A customer company; `parentId` makes a fleet of them. `priceGroup` decides which articles and prices exist for it. */
export const companies = pgTable(
  'companies',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    parentId: text('parent_id'),
    name: text('name').notNull(),
    /** For people to read: `K-10042`. */
    customerNumber: text('customer_number').notNull().unique(),
    priceGroup: text('price_group').notNull(),
    paymentTerms: jsonb('payment_terms').$type<PaymentTerms>().notNull().default(usualBusinessTerms),
    isSpecialCustomer: boolean('is_special_customer').notNull().default(false),
    /** Its steps of the onboarding are open, which one of its fleet managers takes for all. */
    needsOnboarding: boolean('needs_onboarding').notNull().default(false),
    /** Nobody of it is let in by a password alone; since when that is as it is, and who said so. */
    demandsSecondFactor: boolean('demands_second_factor').notNull().default(false),
    secondFactorDemandAt: instant('second_factor_demand_at'),
    secondFactorDemandBy: text('second_factor_demand_by'),
    /** Null takes the brand's. */
    sideBarItems: jsonb('side_bar_items').$type<readonly SideBarItem[]>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    sortName: text('sort_name').notNull().generatedAlwaysAs(foldedColumn(sql`name`)),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(searchedColumn(sql`name || ' ' || customer_number`)),
  },
  (table) => [
    index('companies_parent').on(table.parentId),
    index('companies_sort_name').on(table.sortName, table.id),
    index('companies_trigram').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
