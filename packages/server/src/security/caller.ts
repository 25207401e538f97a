import type { Mode, Role } from '@foyer/contract';
import type { ShopVersion } from '../domain/articles/shop-version.ts';

/** Caller of an operation, from the token and its session; never from the request itself. */
export interface Caller {
  readonly userId: string;
  /** The session family. */
  readonly sessionId: string;
  /** The session within it: one mode, or one entry into another company or account. */
  readonly entryId: string;
  readonly companyId: string | null;
  readonly mode: Mode;
  readonly roles: readonly Role[];
  /** The partner that vouched for the sign-in; null for a sign-in at the portal. */
  readonly partnerId: string | null;
  /** The acting person, during an impersonation or in another company. */
  readonly actor: {
    readonly userId: string;
    readonly kind: 'impersonation' | 'company-switch';
    /** End of the impersonation or the stay in another company. */
    readonly endsAt: Date;
  } | null;
  /** Version of the shop that the caller sees, as of the call. */
  readonly shop: ShopVersion;
}
