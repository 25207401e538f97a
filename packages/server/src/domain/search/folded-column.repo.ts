import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** SQL expression of a text folded like by `foldText`, with the function of the database. */
export const foldedColumn = (text: SQLWrapper): SQL => sql`fold_text(${text})`;

/** SQL expression of a text in the form of `toSearchText`. */
export const searchedColumn = (text: SQLWrapper): SQL => sql`to_search_text(${text})`;
