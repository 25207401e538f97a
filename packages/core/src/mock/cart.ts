import { taxOnNet, taxShares } from '@foyer/contract/tax-shares';
import type { Memory } from './memory.ts';
import type { Entry } from './story.ts';

interface Line {
  readonly articleId: string;
  readonly quantity: number;
  readonly note: string | null;
}
interface Money {
  readonly amount: number;
  readonly currency: string;
}
interface Price {
  readonly net: Money;
  readonly gross: Money;
  readonly taxRate: number;
  readonly tiers: readonly { readonly minQuantity: number; readonly net: Money; readonly gross: Money }[];
}

const times = ({ amount, currency }: Money, count: number): Money => ({ amount: amount * count, currency });
const euro = (amount: number): Money => ({ amount, currency: 'EUR' });
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Returns a line of the cart for an article. */
function itemOf(article: Entry, { articleId, quantity, note }: Line): Entry {
  const { tiers, ...plain } = article.price as Price;
  const price = tiers.findLast(({ minQuantity }) => minQuantity <= quantity) ?? plain;
  const { number, name, picture, minQuantity, maxQuantity, quantityStep, availability } = article;
  const lineNet = times(price.net, quantity);
  const lineGross = { ...lineNet, amount: lineNet.amount + taxOnNet(lineNet.amount, plain.taxRate) };
  return {
    id: `itm-${articleId}`,
    articleId,
    number,
    name,
    picture,
    quantity,
    note,
    tiers,
    availability,
    minQuantity,
    maxQuantity,
    quantityStep,
    backorder: null,
    problem: null,
    taxRate: plain.taxRate,
    unitNet: price.net,
    unitGross: price.gross,
    lineNet,
    lineGross,
  };
}

/** Returns net sums without shipping, which is free in the mock, and their VAT as in the contract. */
function totalsOf(items: readonly Entry[], before: Entry): Entry {
  const amounts = items.map(({ taxRate, lineNet, lineGross }) => ({
    taxRate: Number(taxRate),
    net: (lineNet as Money).amount,
    gross: (lineGross as Money).amount,
  }));
  const shares = taxShares(amounts, 'net');
  const net = euro(sum(shares.map((share) => share.net)));
  const gross = euro(net.amount + sum(shares.map(({ tax }) => tax)));
  const taxes = shares.map((share) => ({ rate: share.rate, net: euro(share.net), tax: euro(share.tax) }));
  return { ...before, itemsNet: net, itemsGross: gross, net, gross, taxes, freeShippingMissing: null };
}

const isEntry = (value: unknown): value is Entry => value !== undefined;

const articleOf = (memory: Memory, id: string): Entry | undefined =>
  memory.row(id) ?? (memory.about('getArticle', id) as Entry | undefined);

/** Returns the cart with these lines; its other fields stay. */
function cartOf(memory: Memory, lines: readonly Line[], version: number): Entry {
  const before = memory.get('getCart') as Entry;
  const items = lines
    .map((line) => ({ line, article: articleOf(memory, line.articleId) }))
    .flatMap(({ line, article }) => (isEntry(article) ? [itemOf(article, line)] : []));
  const totals = totalsOf(items, before.totals as Entry);
  const shown = items.map(({ taxRate: _, ...item }) => item);
  const itemCount = lines.reduce((count, { quantity }) => count + quantity, 0);
  return { ...before, version, items: shown, itemCount, totals };
}

/** Returns the fields of an order that come from the cart. */
function orderOf(memory: Memory, cart: Entry): Entry {
  const { itemCount, deliveryAddress, invoiceAddress, paymentTerms } = cart;
  const items = (cart.items as readonly Entry[]).map((item, index) => {
    const { id, articleId, number, name, picture, quantity, note, unitNet, unitGross, lineNet, lineGross } =
      item;
    const price = articleOf(memory, String(articleId))?.price as Price | undefined;
    return {
      id,
      position: index + 1,
      articleId,
      number,
      name,
      picture,
      quantity,
      shippedQuantity: 0,
      backorder: null,
      taxRate: price?.taxRate,
      note,
      unitNet,
      unitGross,
      lineNet,
      lineGross,
    };
  });
  const { freeShippingFrom: _, freeShippingMissing: __, ...totals } = cart.totals as Entry;
  const { net, gross } = totals as Entry;
  const preview = items.slice(0, 3).map(({ name }) => name);
  return {
    items,
    totals,
    itemCount,
    net,
    gross,
    preview,
    deliveryAddress,
    invoiceAddress,
    paymentTerms,
  };
}

/** Stores the delivery address of the next order: a known one, or a typed one. */
function deliver(memory: Memory, { addressId, address }: Entry): void {
  const before = memory.get('getCart') as Entry;
  const typed = {
    ...(before.deliveryAddress as Entry),
    firstName: null,
    addition: null,
    ...(address as Entry),
  };
  const chosen = memory.row(String(addressId)) ?? { ...typed, id: `mock-${memory.next()}` };
  const others = (before.knownAddresses as readonly Entry[]).filter(({ id }) => id !== chosen.id);
  memory.set('getCart', { ...before, deliveryAddress: chosen, knownAddresses: [chosen, ...others] });
}

/** Returns two lines to begin with, because an empty cart does not show its design. */
function firstLines(memory: Memory): readonly Line[] {
  const { items } = memory.get('listArticles') as { readonly items: readonly Entry[] };
  return items
    .slice(0, 2)
    .map(({ id }, index) => ({ articleId: String(id), quantity: 2 - index, note: null }));
}

type Added = {
  readonly items: readonly (Partial<Line> & { readonly articleId: string; readonly mode?: string })[];
};

/** Creates the cart, the only part of the mock that calculates: sums must follow the lines. */
export function createCart(memory: Memory) {
  let lines = firstLines(memory);
  let version = 1;
  const read = (): Entry => cartOf(memory, lines, version);
  function change(next: readonly Line[]): Entry {
    lines = next;
    version += 1;
    return read();
  }
  return {
    read,
    add(body: Added): Entry {
      const all = new Map(lines.map((line) => [line.articleId, line]));
      for (const { articleId, quantity = 1, mode, note } of body.items) {
        const known = all.get(articleId);
        const before = mode === 'set' ? 0 : (known?.quantity ?? 0);
        all.set(articleId, { articleId, quantity: before + quantity, note: note ?? known?.note ?? null });
      }
      return change([...all.values()]);
    },
    remove: (id: string): Entry => change(lines.filter(({ articleId }) => `itm-${articleId}` !== id)),
    /** Chooses or enters the delivery address. */
    deliver(body: Entry): Entry {
      deliver(memory, body);
      return change(lines);
    },
    /** Returns the fields of an order that come from the cart, and empties the cart. */
    order(): Entry {
      const order = orderOf(memory, read());
      change([]);
      return order;
    },
  };
}
