import type { PaymentTerms, Role } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { brands, type SideBarItem } from '../branding/brands.table.ts';
import { usualBusinessTerms } from '../money/payment-terms.ts';
import { foldedColumn, searchedColumn } from '../search/folded-column.repo.ts';

/** Companies of customers; `parentId` names the parent company. `priceGroup` decides which articles and prices a company sees. */
export const companies = pgTable(
  'companies',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    parentId: text('parent_id'),
    name: text('name').notNull(),
    /** Customer number for people, such as `K-10042`. */
    customerNumber: text('customer_number').notNull().unique(),
    priceGroup: text('price_group').notNull(),
    paymentTerms: jsonb('payment_terms').$type<PaymentTerms>().notNull().default(usualBusinessTerms),
    isSpecialCustomer: boolean('is_special_customer').notNull().default(false),
    /** Whether the company's onboarding steps are open; one of its fleet managers completes them for all. */
    needsOnboarding: boolean('needs_onboarding').notNull().default(false),
    /** Whether the company's users need a second factor to sign in; the columns below say since when, and who decided. */
    demandsSecondFactor: boolean('demands_second_factor').notNull().default(false),
    secondFactorDemandAt: instant('second_factor_demand_at'),
    secondFactorDemandBy: text('second_factor_demand_by'),
    /** Roles that managers of employees may grant beyond their own, as long as the company holds what they open. */
    releasedRoles: text('released_roles').array().$type<Role[]>().notNull().default([]),
    /** Items of the side menu; null uses those of the brand. */
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
