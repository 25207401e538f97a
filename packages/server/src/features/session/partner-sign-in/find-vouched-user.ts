import type { Database } from '../../../db/client.ts';
import type { Partner } from '../../../domain/partners/partners.repo.ts';
import { neverActedAs } from '../../../security/never-acted-as.ts';
import { findAccountById, listMemberships, type Membership } from '../sign-in.repo.ts';
import { listBrandsOf } from './brands-of.repo.ts';

/** A user whom a partner may vouch for, as they are now. */
export interface VouchedUser {
  readonly userId: string;
  readonly brandId: string;
  readonly isActive: boolean;
  /** Those that the partner speaks for. */
  readonly memberships: readonly Membership[];
}

/**
 * The account, if the partner speaks for it: of its brand, of nobody who acts for others or administers, and in no company that the
 * partner does not speak for, since a session reaches the fleets of all one's companies. Null otherwise, as for nobody.
 */
export async function findVouchedUser(
  db: Database,
  partner: Partner,
  userId: string,
): Promise<VouchedUser | null> {
  const user = await findAccountById(db, userId);
  if (!user || user.brandId !== partner.brandId) return null;
  const all = await listMemberships(db, userId);
  if (all.some(({ roles }) => roles.some((role) => neverActedAs.includes(role)))) return null;
  const speaksForAll = partner.companies.includes('*');
  const companies = all.flatMap(({ companyId }) => companyId ?? []);
  const isWithin = speaksForAll
    ? (await listBrandsOf(db, companies)).every((brand) => brand === partner.brandId)
    : companies.every((companyId) => partner.companies.includes(companyId));
  const memberships = speaksForAll ? all : all.filter(({ companyId }) => companyId !== null);
  if (!isWithin || memberships.length === 0) return null;
  return { userId, brandId: user.brandId, isActive: user.status === 'active', memberships };
}
