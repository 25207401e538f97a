import { argon2Sync, randomBytes } from 'node:crypto';
import { type Role, roles } from '@foyer/contract';
import type { Database } from '../src/db/client.ts';
import { memberships, users } from '../src/domain/accounts/accounts.table.ts';
import { allowOrigins } from '../src/domain/branding/allowed-origins.repo.ts';
import { brands } from '../src/domain/branding/brands.table.ts';
import { companies } from '../src/domain/companies/companies.table.ts';
import { neverImpersonated } from '../src/security/never-impersonated.ts';

/** The password of every test account. */
export const testPassword = 'Correct-Horse-2026';

/** Returns a genuine argon2id hash that is cheap to make and verify: for tests only. */
export function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  return `$argon2id$v=19$m=64,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Returns the address of the account with only this role: `role_shop@alpha.test`. */
export const accountOf = (role: Role): string => `${role.toLowerCase()}@alpha.test`;

type User = Partial<typeof users.$inferInsert> & {
  readonly roles?: Role[];
  readonly company?: string | null;
};

/** Creates company Alpha (brand foyer) with a child and a grandchild, Beta (brand other), and accounts for every case. */
export async function seedAccounts(db: Database): Promise<void> {
  await db.insert(brands).values([
    {
      id: 'foyer',
      name: 'Foyer',
      companyLabel: 'Foyer',
      primaryColor: '95C11F',
    },
    {
      id: 'other',
      name: 'Other',
      companyLabel: 'Other GmbH',
      primaryColor: '0B5FFF',
    },
  ]);
  await allowOrigins(
    db,
    ['foyer', 'other'].map((brandId) => ({
      brandId,
      environment: 'development' as const,
      origin: `https://${brandId}.test`,
      allowedAt: new Date('2026-01-01T00:00:00Z'),
      allowedBy: null,
    })),
  );
  const company = { brandId: 'foyer', priceGroup: 'business' };
  await db.insert(companies).values([
    { ...company, id: 'alpha', name: 'Alpha GmbH', customerNumber: 'K-1' },
    { ...company, id: 'alpha-child', parentId: 'alpha', name: 'Alpha Süd GmbH', customerNumber: 'K-2' },
    {
      ...company,
      id: 'alpha-grandchild',
      parentId: 'alpha-child',
      name: 'Alpha Tirol GmbH',
      customerNumber: 'K-3',
    },
    { ...company, id: 'beta', brandId: 'other', name: 'Beta AG', customerNumber: 'K-4' },
  ]);
  const passwordHash = cheapHash(testPassword);
  const people: (typeof users.$inferInsert)[] = [];
  const belonging: (typeof memberships.$inferInsert)[] = [];
  const add = (email: string, { roles: own = [], company: companyId = 'alpha', ...rest }: User = {}) => {
    const id = email.split('@')[0] ?? email;
    const name = { firstName: 'Test', lastName: id };
    people.push({ id, brandId: 'foyer', email, passwordHash, ...name, ...rest });
    belonging.push({ id: `${id}-b2b`, userId: id, companyId, mode: 'b2b', roles: own });
  };
  for (const role of roles) add(accountOf(role), { roles: [role] });
  add('norole@alpha.test');
  const ordinary = roles.filter((role) => !neverImpersonated.includes(role));
  add('everything@alpha.test', { roles: [...ordinary] });
  belonging.push({
    id: 'everything-b2c',
    userId: 'everything',
    companyId: null,
    mode: 'b2c_cc',
    roles: ['ROLE_SHOP'],
    position: 1,
  });
  add('foreign@beta.test', { roles: [...ordinary], company: 'beta', brandId: 'other' });
  add('inactive@alpha.test', { status: 'inactive' });
  add('registered@alpha.test', { status: 'registered' });
  add('must-change@alpha.test', {
    roles: ['ROLE_SHOP', 'ROLE_USE_CASES'],
    needsPasswordChange: true,
    needsOnboarding: true,
  });
  add('must-drive@alpha.test', { roles: ['ROLE_SHOP', 'ROLE_USE_CASES'], needsToEnterMileage: true });
  await db.insert(users).values(people);
  await db.insert(memberships).values(belonging);
}
