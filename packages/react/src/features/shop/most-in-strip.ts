/** So many articles a strip has at most: a full row of a wide window. */
export const mostInStrip = 8;
