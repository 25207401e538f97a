import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { brands } from '../branding/brands.table.ts';

/**
 * Who issues a brand's invoices, with all that the law wants on them. A row never changes, since invoices name it: what changes
 * makes a new one, and the newest issues the next invoices.
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
    /** Who may sign for it and what they are, as the register says it: `Geschäftsführung: …`, `Vorstand: …; Aufsichtsrat: …`. */
    managers: text('managers').notNull(),
    /** Whom to ask about an invoice. */
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
