import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from './language.ts';

/** The languages that were brought into this database; one of the contract's list that is missing is at the next start. */
export const languagesPresent = pgTable('languages', { code: text('code').$type<Language>().primaryKey() });
