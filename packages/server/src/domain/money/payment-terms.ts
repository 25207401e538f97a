import type { PaymentTerms } from '@foyer/contract';

/** What a company pays by where nothing else was agreed with it. */
export const usualBusinessTerms: PaymentTerms = { dueDays: 30, discount: null };

/** What private customers pay by. */
export const privateTerms: PaymentTerms = { dueDays: 14, discount: null };
