import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { brands } from '../branding/brands.table.ts';

/**
 * Companies that issue the invoices of brands, with all data that the law requires on them. A row never changes, since invoices refer
 * to it: a change adds a row, and the newest row of a brand issues its next invoices.
 */
export const sellers = pgTable(
  'sellers',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text('name').notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    countryCode: text('country_code').notNull(),
    vatId: text('vat_id').notNull(),
    taxNumber: text('tax_number').notNull(),
    /** Court and number: `Amtsgericht Hamburg, HRB 123456`. */
    registerEntry: text('register_entry').notNull(),
    /** Representatives of the company by role, as registered: `Geschäftsführung: …`, `Vorstand: …; Aufsichtsrat: …`. */
    managers: text('managers').notNull(),
    /** Contact for questions about an invoice. */
    contactName: text('contact_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    bankName: text('bank_name').notNull(),
    /** Without blanks. */
    iban: text('iban').notNull(),
    bic: text('bic').notNull(),
    since: instant('since').notNull(),
  },
  (t) => [index('sellers_brand').on(t.brandId, t.since)],
);
