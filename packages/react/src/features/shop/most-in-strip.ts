/** Maximum number of articles in a strip: a full row of a wide window. */
export const mostInStrip = 8;
