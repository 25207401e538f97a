/** Maximum number of entries before a page that is requested by its number: as many as lists count. Later pages are reached by cursor. */
export const maxOffset = 1000;
