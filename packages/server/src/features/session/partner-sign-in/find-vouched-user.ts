import type { Database } from '../../../db/client.ts';
import { mayVouchFor } from '../../../domain/partners/partner-reach.repo.ts';
import type { Partner } from '../../../domain/partners/partners.repo.ts';
import { findAccountById, listMemberships, type Membership } from '../sign-in.repo.ts';

/** A user whom a partner may vouch for, as they are now. */
export interface VouchedUser {
  readonly userId: string;
  readonly brandId: string;
  readonly isActive: boolean;
  /** Those that the partner speaks for. */
  readonly memberships: readonly Membership[];
}

/**
 * The account, if the partner speaks for it: a customer of its brand, in no company that the partner does not speak for. Null
 * otherwise, as for an account that does not exist.
 */
export async function findVouchedUser(
  db: Database,
  partner: Partner,
  userId: string,
): Promise<VouchedUser | null> {
  const user = await findAccountById(db, userId);
  if (!user || !(await mayVouchFor(db, partner.id, userId))) return null;
  const all = await listMemberships(db, userId);
  const memberships = partner.companies.includes('*')
    ? all
    : all.filter(({ companyId }) => companyId !== null);
  if (memberships.length === 0) return null;
  return { userId, brandId: user.brandId, isActive: user.status === 'active', memberships };
}
