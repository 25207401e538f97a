/**
 * How many entries may stand before a page that is asked for by its number: as many as lists count. Further pages are
 * reached by cursor.
 */
export const pageReach = 1000;
