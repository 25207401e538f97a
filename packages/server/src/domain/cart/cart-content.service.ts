import type { PriceBasis } from '@foyer/contract';
import type { Cart, CartItem } from '@foyer/contract/cart/cart.schema';
import { backorderOf } from '@foyer/contract/shop/backorder';
import type { Availability, Backorder } from '@foyer/contract/shop/shop.schema';
import type { Customer } from '../accounts/customer.ts';
import { chooseAddresses, withoutDefault } from '../addresses/choose-addresses.ts';
import type { ArticleRow } from '../articles/article-rows.repo.ts';
import { priceAt, tiersOf } from '../articles/article-summary.ts';
import { availabilityOf } from '../articles/availability.ts';
import { type ArticleReader, rowsOf } from '../articles/kept-articles.service.ts';
import { leastQuantity, orderableQuantity } from '../articles/order-limits.ts';
import { pictureOf } from '../articles/picture.ts';
import type { PriceGroup } from '../articles/price-group.repo.ts';
import { type Language, languageOf } from '../languages/language.ts';
import { computeTotals, euro, lineAmounts, toTotals } from '../money/compute-totals.ts';
import type { PricedLine } from '../money/priced-line.ts';
import { freeShippingFor } from '../money/shipping-cost.ts';
import type { Buyer } from './buyer.repo.ts';
import type { CartItemRow, FilledCart } from './carts.repo.ts';
import { readShopping, type Shopping } from './shopping.repo.ts';

/** Context in which a cart is read. */
export interface CartReader extends ArticleReader {
  readonly caller: Customer & ArticleReader['caller'];
  readonly locale: string;
  readonly now: Date;
}

/** Line of a cart with its current article, price and availability. */
export interface CartLine {
  readonly item: CartItemRow;
  /** Undefined where the customer can no longer see the article. */
  readonly article: ArticleRow | undefined;
  readonly problem: CartItem['problem'];
  /** Quantity that can be ordered, zero for an unavailable article; the customer's quantity where it needs no correction. */
  readonly quantity: number;
  readonly availability: Availability;
  /** Part of the quantity that is delivered later. */
  readonly backorder: Backorder | null;
  readonly priced: PricedLine | undefined;
}

/** Data by which lines are checked and priced. */
export interface CartSetting extends Buyer {
  readonly language: Language;
  readonly now: Date;
  readonly articles: ReadonlyMap<string, ArticleRow>;
}

export interface CartContent extends CartSetting {
  readonly lines: readonly CartLine[];
}

/** Reads the articles of `articleIds` and combines them with the buyer's data, to check and price lines. */
export async function readSetting(
  reader: CartReader,
  { buyer, stock }: Shopping,
  articleIds: readonly string[],
): Promise<CartSetting> {
  const { locale, now } = reader;
  const language = languageOf(locale);
  // An order that failed for lack of stock is computed again, so the articles need the stock just read, not the cached one.
  const articles = await rowsOf(reader, { priceGroupId: buyer.group.id, language }, articleIds, stock);
  return { ...buyer, language, now, articles: new Map(articles.map((row) => [row.id, row])) };
}

/** Checks and prices lines. */
export const contentOf = (setting: CartSetting, items: readonly CartItemRow[]): CartContent => ({
  ...setting,
  lines: items.map((item) => toLine(setting, item, setting.articles.get(item.articleId))),
});

/** Reads the content of a cart. */
export async function readContent(
  reader: CartReader,
  shopping: Shopping,
  cart: FilledCart | undefined,
): Promise<CartContent> {
  const items = cart?.items ?? [];
  const setting = await readSetting(
    reader,
    shopping,
    items.map((item) => item.articleId),
  );
  return contentOf(setting, items);
}

/** Reads the caller's open cart; an empty one with the id `new` where there is none. */
export async function readCart(reader: CartReader): Promise<Cart> {
  const shopping = await readShopping(reader.db, reader.caller);
  const [newest] = shopping.carts;
  const cart = newest?.state === 'open' ? newest : undefined;
  const content = await readContent(reader, shopping, cart);
  const version = cart?.version ?? (newest ? newest.version + 1 : 1);
  return toCart(content, {
    id: cart?.id ?? 'new',
    version,
    addressId: cart?.deliveryAddressId ?? null,
  });
}

/** Converts the content of a cart to the contract's cart. */
export function toCart(
  { lines, group, addresses, paymentTerms }: CartContent,
  { id, version, addressId }: { id: string; version: number; addressId: string | null },
): Cart {
  const { delivery, invoice } = chooseAddresses(addresses, addressId);
  const priced = lines.flatMap((line) => line.priced ?? []);
  return {
    id,
    version,
    items: lines.map((line) => toItem(line, group)),
    itemCount: lines.reduce((sum, line) => sum + line.item.quantity, 0),
    totals: toCartTotals(priced, group.basis),
    deliveryAddress: delivery && withoutDefault(delivery),
    invoiceAddress: invoice && withoutDefault(invoice),
    paymentTerms,
    knownAddresses: addresses.map(withoutDefault),
  };
}

function toCartTotals(priced: readonly PricedLine[], basis: PriceBasis): Cart['totals'] {
  const free = freeShippingFor(
    priced.map((line) => ({ ...line, ...lineAmounts(line, basis) })),
    basis,
  );
  return {
    ...toTotals(computeTotals(priced, basis)),
    freeShippingFrom: free && euro(free.from),
    freeShippingMissing: free?.missing ? euro(free.missing) : null,
  };
}

const gone: Availability = {
  status: 'unavailable',
  quantity: 0,
  leadTimeDays: null,
  backorderExpectedOn: null,
};

function toLine(setting: CartSetting, item: CartItemRow, article: ArticleRow | undefined): CartLine {
  const { basis } = setting.group;
  const availability = article ? availabilityOf(article, setting.now) : gone;
  const least = article ? leastQuantity(article) : 0;
  const most = article ? orderableQuantity(article) : 0;
  if (!article || most < least) {
    const problem = 'article_unavailable';
    return { item, article, problem, quantity: 0, availability, backorder: null, priced: undefined };
  }
  const wished = Math.min(item.quantity, most);
  const quantity = Math.max(least, wished - (wished % article.quantityStep));
  const price = priceAt(article, quantity);
  const seen = basis === 'net' ? item.seenUnitNet : item.seenUnitGross;
  const quantityProblem = wished < item.quantity ? 'quantity_reduced' : 'quantity_step';
  const priceProblem = price[basis] === seen ? null : 'price_changed';
  return {
    item,
    article,
    problem: quantity === item.quantity ? priceProblem : quantityProblem,
    quantity,
    availability,
    backorder: backorderOf(availability, quantity),
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
  const { item, article, problem, quantity, availability, backorder, priced } = line;
  const name = article?.name ?? '';
  const amounts = priced && lineAmounts(priced, group.basis);
  return {
    id: item.id,
    articleId: item.articleId,
    number: article?.number ?? '',
    name,
    picture: pictureOf(article?.pictureKeys[0] ?? 'box-0', name),
    quantity: problem === 'article_unavailable' ? item.quantity : quantity,
    minQuantity: article ? leastQuantity(article) : 1,
    maxQuantity: article ? orderableQuantity(article) : item.quantity,
    quantityStep: article?.quantityStep ?? 1,
    unitNet: euro(priced?.unitNet ?? item.seenUnitNet),
    unitGross: euro(priced?.unitGross ?? item.seenUnitGross),
    lineNet: euro(amounts?.net ?? 0),
    lineGross: euro(amounts?.gross ?? 0),
    tiers: article ? tiersOf(article) : [],
    availability,
    backorder,
    note: item.note,
    problem,
  };
}
