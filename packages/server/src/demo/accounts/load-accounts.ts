import type { Address } from '@foyer/contract';
import type { Database } from '../../db/client.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { addresses } from '../../domain/addresses/addresses.table.ts';
import { allowOrigins } from '../../domain/branding/allowed-origins.repo.ts';
import { brands } from '../../domain/branding/brands.table.ts';
import { companies } from '../../domain/companies/companies.table.ts';
import { demoPeople } from '../demo-people.ts';
import { demoBrands, demoOrigins } from './brands.ts';
import { demoCompanies, demoSites } from './companies.ts';

const dayMs = 86_400_000;

/** Loads brands, companies, people, their permissions and their addresses. */
export async function loadAccounts(db: Database, now: Date, passwordHash: string): Promise<void> {
  const createdAt = new Date(now.getTime() - 700 * dayMs);
  await db.insert(brands).values([...demoBrands]);
  await allowOrigins(
    db,
    demoOrigins.map((key) => ({ ...key, allowedAt: createdAt, allowedBy: null })),
  );
  await db.insert(companies).values(demoCompanies.map((company) => ({ ...company, createdAt })));
  await db.insert(users).values(
    demoPeople.map(({ id, email, firstName, lastName, brandId, status = 'active', needs = [] }) => ({
      id,
      email,
      firstName,
      lastName,
      brandId,
      status,
      passwordHash,
      needsPasswordChange: needs.includes('passwordChange'),
      needsOnboarding: needs.includes('onboarding'),
      needsToEnterMileage: needs.includes('mileage'),
      createdAt,
    })),
  );
  await db.insert(memberships).values(
    demoPeople.flatMap(({ id, companyId, roles, modes }) =>
      modes.map((mode, position) => ({
        id: `${id}-${mode}`.replace('_', '-'),
        userId: id,
        companyId: mode === 'b2b' ? companyId : null,
        mode,
        roles: [...roles],
        position,
      })),
    ),
  );
  await db.insert(addresses).values(demoAddresses().map((address) => ({ ...address, createdAt })));
}

type DemoAddress = Address & {
  readonly companyId: string | null;
  readonly userId: string | null;
  readonly isDefault: boolean;
};

/** Returns the addresses of all companies and private customers. */
export function demoAddresses(): DemoAddress[] {
  const ofCompanies = demoSites.flatMap((place, index): DemoAddress[] => {
    const { owner, contact, addition = null, ...at } = place;
    const isFirst = demoSites.findIndex((other) => other.owner === owner) === index;
    const company = demoCompanies.find(({ id }) => id === owner)?.name ?? '';
    const row = {
      ...at,
      addition,
      company,
      firstName: contact[0],
      lastName: contact[1],
      salutation: 'COMPANY' as const,
      countryCode: 'DE',
      companyId: owner,
      userId: null,
      isDefault: isFirst,
    };
    const delivery = { ...row, id: `addr-${owner}-${index}`, type: 'DELIVERY_ADDRESS' as const };
    return isFirst
      ? [delivery, { ...row, id: `addr-${owner}-invoice`, type: 'INVOICE_ADDRESS' as const }]
      : [delivery];
  });
  const homes = [
    { user: 'user-private', street: 'Lindenallee', houseNumber: '27', postcode: '50968', city: 'Köln' },
    { user: 'user-manager', street: 'Alsterblick', houseNumber: '4', postcode: '22299', city: 'Hamburg' },
  ];
  const ofPeople = homes.map(({ user, ...at }): DemoAddress => {
    const person = demoPeople.find(({ id }) => id === user);
    return {
      ...at,
      id: `addr-${user}`,
      type: 'DELIVERY_ADDRESS',
      addition: null,
      company: null,
      firstName: person?.firstName ?? null,
      lastName: person?.lastName ?? '',
      salutation: user === 'user-private' ? 'MR' : 'MRS',
      countryCode: 'DE',
      companyId: null,
      userId: user,
      isDefault: true,
    };
  });
  return [...ofCompanies, ...ofPeople];
}
