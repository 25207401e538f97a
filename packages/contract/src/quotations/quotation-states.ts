/**
 * requested -> in_preparation -> offered -> ordered (`accepted` stands in the timeline on the way). An offer may also be
 * declined, negotiated (back to in_preparation), or expire after `validUntil`; an expired one may be asked for anew (back to
 * requested). Before there is an offer the customer may cancel, and the service as long as it is not accepted.
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

/** Who may end a request before it is accepted. */
export const quotationSides = ['customer', 'service'] as const;
/** One of {@link quotationSides}. */
export type QuotationSide = (typeof quotationSides)[number];

/** What the caller may do now; the server says which. `renew` asks for a fresh offer of an expired one. */
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
