import type { Database } from '../../db/client.ts';
import { findAccountById, listMemberships, type Membership } from '../session/sign-in.repo.ts';
import { mayVouchFor } from './partner-reach.repo.ts';
import type { Partner } from './partners.repo.ts';

/** Current data of a user for whom a partner may vouch. */
export interface VouchedUser {
  readonly userId: string;
  readonly brandId: string;
  readonly isActive: boolean;
  /** Memberships for which the partner speaks. */
  readonly memberships: readonly Membership[];
}

/**
 * Returns a user if the partner may vouch for the account: a customer of its brand, in no company for which the partner does not
 * speak. Null otherwise, as for an account that does not exist.
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
