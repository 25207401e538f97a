import type { Cart, CartItem } from '@foyer/contract/cart/cart.schema';
import { type KnownAddress, listAddresses } from '../../addresses/addresses.repo.ts';
import { type ArticleRow, findArticles } from '../../catalogue/article-rows.repo.ts';
import { orderableQuantity, priceAt } from '../../catalogue/article-summary.ts';
import { availabilityOf } from '../../catalogue/availability.ts';
import { pictureOf } from '../../catalogue/picture.ts';
import { findPriceGroup, type PriceGroup } from '../../catalogue/price-group.repo.ts';
import type { Database } from '../../db/client.ts';
import { type Language, languageOf } from '../../localization/language.ts';
import type { Scope } from '../../ordering/scope.ts';
import { computeTotals, euro, lineAmounts, type PricedLine, toTotals } from '../../pricing/totals.ts';
import { type CartItemRow, type CartRow, readCarts, readItems } from './cart.repo.ts';

/** Where and for whom a cart is read. */
export interface CartReader {
  readonly db: Database;
  readonly caller: Scope;
  readonly locale: string;
}

/** A line with what the catalogue says of it now. */
export interface CartLine {
  readonly item: CartItemRow;
  /** Undefined when the article has gone. */
  readonly article: ArticleRow | undefined;
  readonly problem: CartItem['problem'];
  /** What can be ordered; the customer's wish where there is no problem. */
  readonly quantity: number;
  readonly priced: PricedLine | undefined;
}

export interface CartContent {
  readonly lines: readonly CartLine[];
  readonly group: PriceGroup;
  readonly language: Language;
  readonly addresses: readonly KnownAddress[];
}

/** Reads everything a cart shows. */
export async function readContent(reader: CartReader, cart: CartRow | undefined): Promise<CartContent> {
  const { db, caller, locale } = reader;
  const language = languageOf(locale);
  const group = await findPriceGroup(db, caller);
  const items = cart ? await readItems(db, cart.id) : [];
  const view = { priceGroupId: group.id, language };
  const articles = await findArticles(
    db,
    view,
    items.map((item) => item.articleId),
  );
  const lines = items.map((item) => toLine(item, articles.get(item.articleId)));
  return { lines, group, language, addresses: await listAddresses(db, caller) };
}

/** The caller's cart; one without a line where there is none yet. */
export async function readCart(reader: CartReader): Promise<Cart> {
  const [newest] = await readCarts(reader.db, reader.caller);
  const cart = newest?.state === 'open' ? newest : undefined;
  const content = await readContent(reader, cart);
  const version = cart?.version ?? (newest ? newest.version + 1 : 1);
  return toCart(content, {
    id: cart?.id ?? 'new',
    version,
    addressId: cart?.deliveryAddressId ?? null,
  });
}

/** Where an order of this cart would go, and who gets the invoice. */
export function chooseAddresses(addresses: readonly KnownAddress[], deliveryAddressId: string | null) {
  const deliveries = addresses.filter((address) => address.type === 'DELIVERY_ADDRESS');
  const chosen = deliveries.find((address) => address.id === deliveryAddressId);
  const delivery = chosen ?? deliveries.find((address) => address.isDefault) ?? null;
  const invoice = addresses.find((address) => address.type === 'INVOICE_ADDRESS') ?? delivery;
  return { delivery, invoice };
}

function toCart(
  { lines, group, addresses }: CartContent,
  { id, version, addressId }: { id: string; version: number; addressId: string | null },
): Cart {
  const { delivery, invoice } = chooseAddresses(addresses, addressId);
  const priced = lines.flatMap((line) => line.priced ?? []);
  return {
    id,
    version,
    items: lines.map((line) => toItem(line, group)),
    itemCount: lines.reduce((sum, line) => sum + line.item.quantity, 0),
    totals: toTotals(computeTotals(priced, group.basis)),
    deliveryAddress: delivery && withoutDefault(delivery),
    invoiceAddress: invoice && withoutDefault(invoice),
    knownAddresses: addresses.map(withoutDefault),
  };
}

export function withoutDefault({ isDefault: _, ...address }: KnownAddress) {
  return address;
}

function toLine(item: CartItemRow, article: ArticleRow | undefined): CartLine {
  const most = article ? orderableQuantity(article) : 0;
  if (!article || most < article.minQuantity)
    return { item, article, problem: 'article_unavailable', quantity: 0, priced: undefined };
  const quantity = Math.min(item.quantity, most);
  const price = priceAt(article, quantity);
  const isReduced = quantity < item.quantity;
  const isDearer = !isReduced && price.net !== item.seenUnitNet;
  return {
    item,
    article,
    problem: isReduced ? 'quantity_reduced' : isDearer ? 'price_changed' : null,
    quantity,
    priced: {
      quantity,
      unitNet: price.net,
      unitGross: price.gross,
      taxRate: article.taxRate,
      isShipped: article.kind === 'hardware',
    },
  };
}

function toItem(line: CartLine, group: PriceGroup): CartItem {
  const { item, article, problem, quantity, priced } = line;
  const name = article?.name ?? '';
  return {
    id: item.id,
    articleId: item.articleId,
    number: article?.number ?? '',
    name,
    picture: pictureOf(article?.pictureKeys[0] ?? 'box-0', name),
    quantity: problem === 'article_unavailable' ? item.quantity : quantity,
    minQuantity: article?.minQuantity ?? 1,
    maxQuantity: article ? orderableQuantity(article) : item.quantity,
    unitNet: euro(priced?.unitNet ?? item.seenUnitNet),
    lineNet: euro(priced ? lineAmounts(priced, group.basis).net : 0),
    availability: article
      ? availabilityOf(article)
      : { status: 'unavailable', quantity: 0, leadTimeDays: null },
    note: item.note,
    problem,
  };
}
