import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { brands } from '../branding/brands.table.ts';
import { companies } from '../companies/companies.table.ts';
import { type CompanyViewer, companiesFrom } from '../companies/companies-from.repo.ts';

/** Company into which the viewer may invite people, with the brand of its mails. */
export interface ScopeCompany {
  readonly id: string;
  readonly name: string;
  readonly customerNumber: string;
  readonly brand: { readonly id: string; readonly name: string; readonly primaryColor: string };
}

/** Lists the viewer's company and the companies below it. */
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
