import type { AheadRead, PortalRouteName } from '@foyer/react/ahead';

/** A read, and of how many of its items the picture is seen first. */
interface FirstRead extends AheadRead {
  readonly pictures?: number;
}

const list = (path: string, locale: string, sort: string, limit = 25): FirstRead => ({
  path: `/${path}?limit=${limit}&locale=${locale}&sort=${sort}%3Adesc`,
});

/** What a screen's widget asks first, where its address says nothing more. As the widget writes it: a test sees that each is taken. */
export const firstReads = (name: PortalRouteName, locale: string): readonly FirstRead[] => {
  const reads: Partial<Record<PortalRouteName, readonly FirstRead[]>> = {
    home: [{ method: 'POST', path: `/dashboard/information-list?locale=${locale}` }],
    shop: [
      { path: `/article/categories?locale=${locale}` },
      { path: `/articles?sort=newest%3Adesc&limit=8&locale=${locale}` },
    ],
    'shop-products': [{ ...list('articles', locale, 'relevance', 24), pictures: 4 }],
    'order-overview': [list('orders', locale, 'orderedAt')],
    invoices: [list('invoice', locale, 'issuedOn')],
    shipments: [list('shipment', locale, 'shippedAt')],
    'offer-overview': [list('quotations', locale, 'requestedAt')],
    'use-cases': [{ method: 'POST', path: '/use-cases' }],
    'audit-log': [list('audit-entries', locale, 'at')],
    document: [list('documents', locale, 'publishedAt')],
    tickets: [list('tickets', locale, 'updatedAt')],
  };
  return reads[name] ?? [];
};
