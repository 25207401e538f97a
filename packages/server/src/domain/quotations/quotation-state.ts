import { addDays } from '@foyer/contract';
import type { QuotationAction, QuotationState } from '@foyer/contract/quotations/quotation-states';
import type { StoredState } from './quotations.table.ts';

/** Fields that decide the state of a quotation. */
export interface StoredQuotation {
  readonly state: StoredState;
  readonly validUntil: string | null;
}

/** Returns the state of a quotation on a business day: an offer whose last day is over is expired, even if that is not stored yet. */
export const stateOn = ({ state, validUntil }: StoredQuotation, today: string): StoredState =>
  state === 'offered' && validUntil !== null && validUntil < today ? 'expired' : state;

/** Returns the first day on which an offer is expired. */
export const expiredOn = (validUntil: string): string => addDays(validUntil, 1);

/** Actions of the service on a quotation. */
export type ServiceAction = 'prepare' | 'offer' | 'comment' | 'cancel';

/** Actions that a buyer and the service may take in each state, and whether there is a document. All other actions are refused. */
const mayDo: Readonly<
  Record<
    StoredState,
    Readonly<{ buyer: readonly QuotationAction[]; service: readonly ServiceAction[]; hasPaper: boolean }>
  >
> = {
  requested: {
    buyer: ['comment', 'cancel'],
    service: ['prepare', 'offer', 'comment', 'cancel'],
    hasPaper: false,
  },
  in_preparation: { buyer: ['comment', 'cancel'], service: ['offer', 'comment', 'cancel'], hasPaper: false },
  offered: {
    buyer: ['accept', 'negotiate', 'decline', 'comment'],
    service: ['offer', 'comment', 'cancel'],
    hasPaper: true,
  },
  expired: { buyer: ['renew'], service: ['comment'], hasPaper: true },
  ordered: { buyer: [], service: [], hasPaper: true },
  declined: { buyer: [], service: [], hasPaper: true },
  cancelled: { buyer: [], service: [], hasPaper: false },
};

/** Whether a quotation in a state has a document of its offer. */
export const hasPaper = (state: StoredState): boolean => mayDo[state].hasPaper;

/** Returns the actions that a customer may take on a business day, most important first. */
export function customerActions(
  quotation: StoredQuotation,
  side: 'buyer' | 'reader',
  today: string,
): QuotationAction[] {
  const { buyer, hasPaper: isReadable } = mayDo[stateOn(quotation, today)];
  return [...(side === 'buyer' ? buyer : []), ...(isReadable ? (['download'] as const) : [])];
}

/** Returns the actions that the service may take on a business day. */
export const serviceActions = (quotation: StoredQuotation, today: string): readonly ServiceAction[] =>
  mayDo[stateOn(quotation, today)].service;

/** State after an action of a customer; null if the state does not change. */
export const stateAfter: Readonly<Record<QuotationAction, Exclude<QuotationState, 'accepted'> | null>> = {
  accept: 'ordered',
  negotiate: 'in_preparation',
  decline: 'declined',
  cancel: 'cancelled',
  renew: 'requested',
  comment: null,
  download: null,
};
