import { addDays } from '@foyer/contract';
import type { QuotationAction, QuotationState } from '@foyer/contract/quotations/quotation-states';
import type { StoredState } from './quotations.table.ts';

/** What says where a quotation stands. */
export interface Standing {
  readonly state: StoredState;
  readonly validUntil: string | null;
}

/** Where a quotation stands on a business day: an offer whose last day is over is expired, whether or not that was written down. */
export const stateOn = ({ state, validUntil }: Standing, today: string): StoredState =>
  state === 'offered' && validUntil !== null && validUntil < today ? 'expired' : state;

/** The first day on which an offer is expired. */
export const expiredOn = (validUntil: string): string => addDays(validUntil, 1);

/** What the service may do beside what customers do. */
export type ServiceAction = 'prepare' | 'offer' | 'comment' | 'cancel';

/** The whole life of a quotation: who may do what in which state. What is not here is refused. */
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

/** Whether there is an offer to be read on paper in a state. */
export const hasPaper = (state: StoredState): boolean => mayDo[state].hasPaper;

/** What a customer may do with a quotation on a business day, what matters most first. */
export function customerActions(
  standing: Standing,
  side: 'buyer' | 'reader',
  today: string,
): QuotationAction[] {
  const { buyer, hasPaper: isReadable } = mayDo[stateOn(standing, today)];
  return [...(side === 'buyer' ? buyer : []), ...(isReadable ? (['download'] as const) : [])];
}

/** What the service may do with a quotation on a business day. */
export const serviceActions = (standing: Standing, today: string): readonly ServiceAction[] =>
  mayDo[stateOn(standing, today)].service;

/** Where an action of a customer leads; null where the state stays. */
export const stateAfter: Readonly<Record<QuotationAction, Exclude<QuotationState, 'accepted'> | null>> = {
  accept: 'ordered',
  negotiate: 'in_preparation',
  decline: 'declined',
  cancel: 'cancelled',
  renew: 'requested',
  comment: null,
  download: null,
};
