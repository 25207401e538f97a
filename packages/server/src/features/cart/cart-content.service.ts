import type { PriceBasis } from '@foyer/contract';
import type { Cart, CartItem } from '@foyer/contract/cart/cart.schema';
import { backorderOf } from '@foyer/contract/shop/backorder';
import type { Availability, Backorder } from '@foyer/contract/shop/shop.schema';
import type { Customer } from '../../domain/accounts/customer.ts';
import { chooseAddresses, withoutDefault } from '../../domain/addresses/choose-addresses.ts';
import type { ArticleRow } from '../../domain/articles/article-rows.repo.ts';
import { priceAt, tiersOf } from '../../domain/articles/article-summary.ts';
import { availabilityOf } from '../../domain/articles/availability.ts';
import { type ArticleReader, rowsOf } from '../../domain/articles/kept-articles.service.ts';
import { leastQuantity, orderableQuantity } from '../../domain/articles/order-limits.ts';
import { pictureOf } from '../../domain/articles/picture.ts';
import type { PriceGroup } from '../../domain/articles/price-group.repo.ts';
import type { Buyer } from '../../domain/cart/buyer.repo.ts';
import type { CartItemRow, FilledCart } from '../../domain/cart/carts.repo.ts';
import { readShopping, type Shopping } from '../../domain/cart/shopping.repo.ts';
import { type Language, languageOf } from '../../domain/languages/language.ts';
import { computeTotals, euro, lineAmounts, toTotals } from '../../domain/money/compute-totals.ts';
import type { PricedLine } from '../../domain/money/priced-line.ts';
import { freeShippingFor } from '../../domain/money/shipping-cost.ts';

/** Where and for whom a cart is read. */
export interface CartReader extends ArticleReader {
  readonly caller: Customer & ArticleReader['caller'];
  readonly locale: string;
  readonly now: Date;
}

/** A line with what the shop says of it now. */
export interface CartLine {
  readonly item: CartItemRow;
  /** Undefined when the article has gone. */
  readonly article: ArticleRow | undefined;
  readonly problem: CartItem['problem'];
  /** What can be ordered; the customer's wish where there is no problem. */
  readonly quantity: number;
  readonly availability: Availability;
  /** What of it has to wait. */
  readonly backorder: Backorder | null;
  readonly priced: PricedLine | undefined;
}

/** All that lines are judged by. */
export interface CartSetting extends Buyer {
  readonly language: Language;
  readonly now: Date;
  readonly articles: ReadonlyMap<string, ArticleRow>;
}

export interface CartContent extends CartSetting {
  readonly lines: readonly CartLine[];
}

/** What the shop and the company say of the lines of the cart in `shopping`, and of wishes. */
export async function readSetting(
  reader: CartReader,
  { buyer, stock }: Shopping,
  articleIds: readonly string[],
): Promise<CartSetting> {
  const { locale, now } = reader;
  const language = languageOf(locale);
  // What was worked out with too high a stock is worked out anew: it must not find the same one again.
  const articles = await rowsOf(reader, { priceGroupId: buyer.group.id, language }, articleIds, stock);
  return { ...buyer, language, now, articles: new Map(articles.map((row) => [row.id, row])) };
}

/** The lines as they can be ordered in a setting. */
export const contentOf = (setting: CartSetting, items: readonly CartItemRow[]): CartContent => ({
  ...setting,
  lines: items.map((item) => toLine(setting, item, setting.articles.get(item.articleId))),
});

/** Everything a cart shows. */
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

/** The caller's cart; one without a line where there is none yet. */
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

/** A cart as the customer sees it. */
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
