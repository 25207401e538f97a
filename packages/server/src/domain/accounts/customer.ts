import type { Mode } from '@foyer/contract';

/** For whom somebody shops: the company in business mode, oneself in private mode. A part of the caller. */
export interface Customer {
  readonly userId: string;
  readonly companyId: string | null;
  readonly mode: Mode;
}

/** Whether somebody shops for oneself; a caller without a company does so in any mode. */
export const isPrivate = ({ mode, companyId }: Pick<Customer, 'mode' | 'companyId'>): boolean =>
  mode === 'b2c_cc' || companyId === null;
