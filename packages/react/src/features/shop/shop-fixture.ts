import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Article, ArticleSummary, Category } from '@foyer/contract/shop/shop.schema';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const price = (net: number, tiers: readonly (readonly [number, number])[] = []) => ({
  net: euro(net),
  gross: euro(Math.round(net * 1.19)),
  taxRate: 19,
  tiers: tiers.map(([minQuantity, amount]) => ({
    minQuantity,
    net: euro(amount),
    gross: euro(Math.round(amount * 1.19)),
  })),
});

/** Returns one of the eight drawings in the playground's `public/media`, chosen by hue. */
function picture(name: string, hue: number) {
  return { url: `/media/article-${Math.floor((hue % 360) / 45)}.svg`, alt: name, width: 400, height: 300 };
}

const inStock = { status: 'in_stock', quantity: null, leadTimeDays: 2, backorderExpectedOn: null } as const;

/** Creates an article for tests and examples. */
export const articleOf = (
  number: number,
  name: string,
  more: Partial<ArticleSummary> = {},
): ArticleSummary => ({
  id: `article-${number}`,
  number: `NX-${1000 + number}`,
  name,
  summary: `${name}, geprüft und startklar.`,
  kind: 'hardware',
  categoryId: 'wallboxes',
  categoryName: 'Wallboxen',
  tags: ['mid'],
  picture: picture(name, (number * 47) % 360),
  price: price(89_900),
  availability: inStock,
  minQuantity: 1,
  maxQuantity: 50,
  quantityStep: 1,
  ...more,
});

export const fakeArticles: readonly ArticleSummary[] = [
  articleOf(1, 'Wallbox Nexo 11 kW', {
    price: price(79_900, [
      [5, 74_900],
      [20, 69_900],
    ]),
  }),
  articleOf(2, 'Wallbox Nexo 22 kW mit eichrechtskonformer Messung und Typ-2-Steckdose', {
    availability: { status: 'low_stock', quantity: 3, leadTimeDays: 3, backorderExpectedOn: '2026-12-03' },
    price: price(124_900),
  }),
  articleOf(3, 'Ladekabel Typ 2, 7,5 m', {
    categoryId: 'cables',
    categoryName: 'Ladekabel',
    price: price(18_950, [[10, 16_900]]),
    minQuantity: 2,
    maxQuantity: 200,
    quantityStep: 2,
  }),
  articleOf(4, 'DC-Schnelllader Volt 60', {
    availability: { status: 'backorder', quantity: 0, leadTimeDays: 30, backorderExpectedOn: '2027-01-01' },
    price: price(2_189_000),
  }),
  articleOf(5, 'Vor-Ort-Check Elektroinstallation', {
    kind: 'service',
    categoryId: 'services',
    categoryName: 'Montage und Wartung',
    availability: { status: 'in_stock', quantity: null, leadTimeDays: 10, backorderExpectedOn: null },
    price: price(19_900),
  }),
  articleOf(6, 'Standfuß für zwei Wallboxen', {
    availability: { status: 'unavailable', quantity: 0, leadTimeDays: null, backorderExpectedOn: null },
    price: price(34_900),
  }),
];

const category = (
  id: string,
  name: string,
  articleCount: number,
  parentId: string | null = null,
): Category => ({
  id,
  name,
  articleCount,
  parentId,
  pictureUrl: parentId === null ? picture(name, (articleCount * 31) % 360).url : null,
});

export const fakeCategories: readonly Category[] = [
  category('charging', 'Ladestationen', 148),
  category('wallboxes', 'Wallboxen', 96, 'charging'),
  category('dc', 'DC-Schnelllader', 52, 'charging'),
  category('cables', 'Ladekabel', 61),
  category('accessories', 'Zubehör', 84),
  category('services', 'Montage und Wartung', 27),
];

export const fakeTags = [
  { id: 'mid', name: 'MID-konform', articleCount: 84 },
  { id: 'rfid', name: 'RFID', articleCount: 112 },
  { id: 'ocpp', name: 'OCPP 1.6', articleCount: 97 },
];

export const fakeArticle: Article = {
  ...(fakeArticles[0] ?? articleOf(1, 'Wallbox Nexo 11 kW')),
  description:
    'Die Wallbox lädt jedes Fahrzeug mit Typ-2-Anschluss mit bis zu 11 kW.\n\nMit Ladekarte, App oder frei nutzbar.',
  manufacturer: 'Nexo',
  pictures: [picture('Wallbox Nexo, Vorderseite', 47), picture('Wallbox Nexo, Anschlüsse', 200)],
  attributes: [
    { label: 'Ladeleistung', value: '11 kW' },
    { label: 'Schutzart', value: 'IP 55' },
    { label: 'Abmessungen', value: '400 × 220 × 130 mm' },
  ],
  documents: [
    { id: 'datasheet', title: 'Datenblatt Wallbox Nexo', mediaType: 'application/pdf', sizeBytes: 482_133 },
    { id: 'manual', title: 'Montageanleitung', mediaType: 'application/pdf', sizeBytes: 2_911_400 },
  ],
  relatedIds: ['article-3', 'article-5'],
  noticeRequested: false,
};

/** An empty cart. */
export const fakeCart: Cart = {
  id: 'cart-1',
  version: 1,
  items: [],
  itemCount: 0,
  totals: {
    basis: 'net',
    itemsNet: euro(0),
    itemsGross: euro(0),
    shippingNet: euro(0),
    shippingGross: euro(0),
    net: euro(0),
    taxes: [],
    gross: euro(0),
    freeShippingFrom: null,
    freeShippingMissing: null,
  },
  deliveryAddress: null,
  invoiceAddress: null,
  paymentTerms: { dueDays: 30, discount: null },
  knownAddresses: [],
};
