/**
 * How many entries may stand before a page that is asked for by its number: as many as lists count. Further pages are
 * reached by cursor.
 */
export const maxOffset = 1000;
