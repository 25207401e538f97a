import type { Mode, Role } from '@foyer/contract';
import type { ShopVersion } from '../domain/articles/shop-version.ts';

/** Who is calling, from the token and the session behind it; never from the request's own words. */
export interface Caller {
  readonly userId: string;
  /** The session family. */
  readonly sessionId: string;
  /** The session within it: one mode, or one entry into another company or account. */
  readonly entryId: string;
  readonly companyId: string | null;
  readonly mode: Mode;
  readonly roles: readonly Role[];
  /** The partner that vouched for the sign-in; null where they signed in here. */
  readonly partnerId: string | null;
  /** Set while acting as somebody else or in another company: who really acts. */
  readonly actor: {
    readonly userId: string;
    readonly kind: 'impersonation' | 'company-switch';
    /** When that ends. */
    readonly endsAt: Date;
  } | null;
  /** What the caller sees of the shop, as it stood when they called. */
  readonly shop: ShopVersion;
}
