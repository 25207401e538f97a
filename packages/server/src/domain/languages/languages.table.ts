import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from './language.ts';

/** Languages whose content is in this database. A language of the contract's list that is missing is added at the next start. */
export const languagesPresent = pgTable('languages', { code: text('code').$type<Language>().primaryKey() });
