import { isPermitted } from '@foyer/contract';
import type { AssociationKind } from '@foyer/contract/tickets/tickets.schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import type { Caller } from '../../security/caller.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { findArticles } from '../articles/article-rows.repo.ts';
import { findPriceGroup } from '../articles/price-group.repo.ts';
import { invoices } from '../invoices/invoices.table.ts';
import type { Language } from '../languages/language.ts';
import { orders } from '../orders/orders.table.ts';
import { quotations } from '../quotations/quotations.table.ts';
import { shipments } from '../shipments/shipments.table.ts';
import { ownedBy } from '../use-cases/owned-by.repo.ts';
import { cardNumber } from '../use-cases/use-cases.repo.ts';
import { chargingCards, submissions } from '../use-cases/use-cases.table.ts';

type Viewer = Pick<Caller, 'userId' | 'companyId' | 'mode' | 'roles'>;

/** Returns the label of the object that a ticket is to be about; undefined if the viewer cannot see the object. */
export async function findAssociation(
  db: Database,
  viewer: Viewer,
  { kind, id }: { readonly kind: AssociationKind; readonly id: string },
  language: Language,
): Promise<string | undefined> {
  if (!isPermitted(accessOf[kind], viewer)) return undefined;
  switch (kind) {
    case 'article': {
      const { id: priceGroupId } = await findPriceGroup(db, viewer);
      const article = (await findArticles(db, { priceGroupId, language }, [id])).get(id);
      return article && `${article.name} (${article.number})`;
    }
    case 'charging_card':
      return numberOf(
        db,
        chargingCards,
        id,
        ownedBy(chargingCards, viewer),
        sql`coalesce(${cardNumber}, ${chargingCards.holder})`,
      );
    case 'use_case':
      return numberOf(db, submissions, id, eq(submissions.userId, viewer.userId));
    default: {
      const table = { order: orders, invoice: invoices, quotation: quotations, shipment: shipments }[kind];
      return numberOf(db, table, id, ofCustomer(table, viewer));
    }
  }
}

const accessOf = {
  order: 'orders',
  invoice: 'orders',
  quotation: 'orders',
  shipment: 'orders',
  article: 'shop',
  charging_card: 'useCases',
  use_case: 'useCases',
} as const;

type Numbered = PgTable & { readonly id: PgColumn; readonly number: PgColumn };

async function numberOf(
  db: Database,
  table: Numbered,
  id: string,
  isVisible: SQL | undefined,
  label: SQL = sql`${table.number}`,
): Promise<string | undefined> {
  const [found] = await db
    .select({ label })
    .from(table as PgTable)
    .where(and(eq(table.id, id), isVisible));
  return found?.label as string | undefined;
}
