/** Where every path starts (specification section 7). */
export const API_ROOT = '/api/portal';
