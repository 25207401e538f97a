import type { Mode } from '@foyer/contract';

/** For whom somebody shops: the company in business mode, oneself in private mode. A part of the caller. */
export interface Customer {
  readonly userId: string;
  readonly companyId: string | null;
  readonly mode: Mode;
}
