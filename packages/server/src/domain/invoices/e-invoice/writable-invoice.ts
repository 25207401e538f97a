import { tidyLines } from '@foyer/contract/tidy-text';
import type { StoredInvoice } from '../invoice.repo.ts';

/**
 * Returns an invoice whose texts XML can hold. Input is tidied before it is stored, but invoices are kept as they were issued: texts
 * that were stored before that rule, or that came from elsewhere, are tidied here.
 *
 * @see XML 1.0 section 2.2
 */
export const writableInvoice = (stored: StoredInvoice): StoredInvoice => tidied(stored) as StoredInvoice;

function tidied(value: unknown): unknown {
  if (typeof value === 'string') return tidyLines(value.toWellFormed());
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(tidied);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidied(inner)]));
}
