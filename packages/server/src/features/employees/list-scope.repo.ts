import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { brands } from '../../domain/branding/brands.table.ts';
import { companies } from '../../domain/companies/companies.table.ts';
import { type CompanyViewer, companiesFrom } from '../../domain/companies/companies-from.repo.ts';

/** A company that somebody may invite into, and in whose look its mails go out. */
export interface ScopeCompany {
  readonly id: string;
  readonly name: string;
  readonly customerNumber: string;
  readonly brand: { readonly id: string; readonly name: string; readonly primaryColor: string };
}

/** The viewer's company and those below it. */
export function listScope(db: Database, viewer: CompanyViewer): Promise<ScopeCompany[]> {
  return db
    .select({
      id: companies.id,
      name: companies.name,
      customerNumber: companies.customerNumber,
      brand: { id: brands.id, name: brands.name, primaryColor: brands.primaryColor },
    })
    .from(companies)
    .innerJoin(brands, sql`${brands.id} = ${companies.brandId}`)
    .where(inArray(companies.id, companiesFrom(viewer)));
}
