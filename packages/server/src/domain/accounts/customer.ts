import type { Mode } from '@foyer/contract';

/** Party for which a user acts: the company in business mode, the user in private mode. A part of the caller. */
export interface Customer {
  readonly userId: string;
  readonly companyId: string | null;
  readonly mode: Mode;
}

/** Whether the user acts as a private customer; true in any mode without a company. */
export const isPrivate = ({ mode, companyId }: Pick<Customer, 'mode' | 'companyId'>): boolean =>
  mode === 'b2c_cc' || companyId === null;
