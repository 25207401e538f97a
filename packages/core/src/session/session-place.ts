import type { Mode } from '@foyer/contract/roles';

/** A mode and company in which the signed-in user may act. */
export interface SessionPlace {
  readonly mode: Mode;
  /** Id of a company that the user has switched to; null for the own company, or for private mode. */
  readonly companyId: string | null;
}
