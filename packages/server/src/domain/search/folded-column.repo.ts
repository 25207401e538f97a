import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A column as `foldText` folds the letters of names and places; for tables too small to keep a folded text beside it. */
export const foldedColumn = (text: SQLWrapper): SQL =>
  sql`translate(replace(lower(${text}), 'ß', 'ss'), 'äöüáàâéèêëíìîïóòôúùûçñ', 'aouaaaeeeeiiiiooouuucn')`;

/** The same in both spellings of umlauts, to be searched. */
export const searchedColumn = (text: SQLWrapper): SQL =>
  sql`(${foldedColumn(text)} || ' ' ||
    ${foldedColumn(sql`replace(replace(replace(lower(${text}), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')`)})`;
