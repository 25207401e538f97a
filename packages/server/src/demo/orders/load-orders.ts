import { fallbackLanguage } from '@foyer/contract/languages';
import type { Database } from '../../db/client.ts';
import { numberSeries } from '../../domain/document-numbers/document-numbers.table.ts';
import { orderEvents, orderItems, orders } from '../../domain/orders/orders.table.ts';
import {
  shipmentEvents,
  shipmentItems,
  shipmentParcels,
  shipments,
} from '../../domain/shipments/shipments.table.ts';
import { demoTermsOf } from '../accounts/companies.ts';
import { demoAddresses } from '../accounts/load-accounts.ts';
import type { DemoArticles } from '../articles/build-articles.ts';
import type { GroupId } from '../articles/family.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { buildOrders, type DemoOrders, type Orderable } from './build-orders.ts';

export const ordersPerScale = 200;

/** Loads orders of the demo customers, with their lines, timelines and shipments. */
export async function loadOrders(
  db: Database,
  built: DemoArticles,
  scale: number,
  now: Date,
): Promise<DemoOrders> {
  const articles = orderables(built);
  const made = buildOrders(
    { articles, addressOf: demoAddressOf(), termsOf: demoTermsOf },
    ordersPerScale * scale,
    now,
  );
  await bulkInsert(db, orders, made.orders);
  await bulkInsert(db, orderItems, made.items);
  await bulkInsert(db, orderEvents, made.events);
  await bulkInsert(db, shipments, made.shipped.shipments);
  await bulkInsert(db, shipmentParcels, made.shipped.parcels);
  await bulkInsert(db, shipmentItems, made.shipped.items);
  await bulkInsert(db, shipmentEvents, made.shipped.events);
  await db
    .insert(numberSeries)
    .values([...made.lastNumbers].map(([year, last]) => ({ series: 'AB', year, last })));
  return made;
}

/** Returns a function that gives a customer's delivery and invoice address. */
export function demoAddressOf() {
  const known = demoAddresses();
  return (owner: string) => {
    const own = known.filter((address) => (address.companyId ?? address.userId) === owner);
    const delivery = own.find(({ type }) => type === 'DELIVERY_ADDRESS');
    if (!delivery) throw new Error(`Demo data: ${owner} has no address`);
    const invoice = own.find(({ type }) => type === 'INVOICE_ADDRESS') ?? delivery;
    return { delivery: plain(delivery), invoice: plain(invoice) };
  };
}

type Known = ReturnType<typeof demoAddresses>[number];
const plain = ({ companyId: _c, userId: _u, isDefault: _d, ...address }: Known) => address;

/** Returns the articles that each price group can order, at the single-piece price. */
export function orderables(built: DemoArticles): Map<GroupId, Orderable[]> {
  const names = new Map(
    built.texts
      .filter(({ language }) => language === fallbackLanguage)
      .map((row) => [row.articleId, row.name]),
  );
  const articles = new Map(built.articles.map((article) => [article.id, article]));
  const groups = new Map<GroupId, Orderable[]>();
  for (const { articleId, priceGroupId, minQuantity, net, gross } of built.prices) {
    const article = articles.get(articleId);
    if (minQuantity !== 1 || !article) continue;
    const group = priceGroupId as GroupId;
    const list = groups.get(group) ?? [];
    list.push({
      id: articleId,
      number: article.number,
      name: names.get(articleId) ?? article.number,
      pictureKey: article.pictureKeys[0] ?? null,
      taxRate: article.taxRate,
      isShipped: article.kind === 'hardware',
      maxQuantity: article.maxQuantity,
      quantityStep: article.quantityStep,
      net,
      gross,
    });
    groups.set(group, list);
  }
  return groups;
}
