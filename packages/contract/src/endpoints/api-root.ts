/** Prefix of every path (specification section 7). */
export const API_ROOT = '/api/portal';
