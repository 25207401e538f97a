import * as v from 'valibot';
import { binary, defineContract } from '../endpoints/endpoint.ts';
import { listQuery, localeQuery, many, page } from '../endpoints/list.ts';
import { id, isoDate } from '../rules/field-rules.ts';
import {
  quotationRequestSchema,
  quotationSchema,
  quotationStateSchema,
  quotationSummarySchema,
} from './quotations.schema.ts';

/** Quotations of the caller's company in the current mode; private customers see their own. */
export const quotationsContract = defineContract({
  listQuotations: {
    summary: 'Quotations, newest first',
    access: 'orders',
    effect: 'read',
    query: listQuery(['requestedAt', 'validUntil', 'number', 'gross', 'state'], {
      state: many(quotationStateSchema),
      from: v.optional(isoDate),
      to: v.optional(isoDate),
    }),
    response: page(quotationSummarySchema),
  },
  getQuotation: {
    summary: "One quotation with the caller's allowed actions",
    access: 'orders',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listQuotations' },
    query: localeQuery,
    response: quotationSchema,
  },
  requestQuotation: {
    summary: 'Request an offer, or answer one: accept, negotiate, decline, cancel, renew, comment',
    access: 'shop',
    effect: 'create',
    query: localeQuery,
    body: quotationRequestSchema,
    response: quotationSchema,
    errors: {
      not_found: 404,
      cart_empty: 409,
      cart_changed: 409,
      article_unknown: 422,
      article_unavailable: 409,
      action_not_allowed: 409,
      quotation_changed: 409,
      quotation_expired: 409,
      delivery_address_missing: 409,
      address_unknown: 422,
    },
  },
  downloadQuotation: {
    summary: 'The offer as PDF',
    access: 'orders',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listQuotations' },
    response: binary('application/pdf'),
    errors: { quotation_not_ready: 404 },
  },
});
