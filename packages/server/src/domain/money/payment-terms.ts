import type { PaymentTerms } from '@foyer/contract';

/** Payment terms of a company without an agreement. */
export const usualBusinessTerms: PaymentTerms = { dueDays: 30, discount: null };

/** Payment terms of private customers. */
export const privateTerms: PaymentTerms = { dueDays: 14, discount: null };
