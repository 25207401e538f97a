/**
 * requested -> in_preparation -> offered -> ordered (`accepted` appears only in the timeline, before `ordered`). An offer may also be
 * declined, negotiated (back to in_preparation), or expire after `validUntil`; an expired one may be requested again (back to requested).
 * The customer may cancel before there is an offer, the service until the offer is accepted.
 */
export const quotationStates = [
  'requested',
  'in_preparation',
  'offered',
  'accepted',
  'ordered',
  'declined',
  'expired',
  'cancelled',
] as const;
export type QuotationState = (typeof quotationStates)[number];

/** Sides that may cancel a request before it is accepted. */
export const quotationSides = ['customer', 'service'] as const;
/** One of {@link quotationSides}. */
export type QuotationSide = (typeof quotationSides)[number];

/** Actions on a quotation; the server says which of them the caller may take now. `renew` requests a fresh offer for an expired one. */
export const quotationActions = [
  'accept',
  'negotiate',
  'decline',
  'renew',
  'comment',
  'cancel',
  'download',
] as const;
/** One of {@link quotationActions}. */
export type QuotationAction = (typeof quotationActions)[number];
