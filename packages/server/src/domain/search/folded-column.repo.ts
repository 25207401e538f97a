import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text as `foldText` folds it, by the function of the database. */
export const foldedColumn = (text: SQLWrapper): SQL => sql`fold_text(${text})`;

/** A text as `toSearchText` keeps it. */
export const searchedColumn = (text: SQLWrapper): SQL => sql`to_search_text(${text})`;
