import type { AheadRead, PortalRouteName } from '@foyer/react/ahead';

/** What a screen's widget asks first, where its address says nothing more. As the widget writes it: a test sees that each is taken. */
export const firstReads = (name: PortalRouteName, locale: string): readonly AheadRead[] => {
  const reads: Partial<Record<PortalRouteName, readonly AheadRead[]>> = {
    home: [{ method: 'POST', path: `/dashboard/information-list?locale=${locale}` }],
    'shop-products': [{ path: `/articles?limit=24&locale=${locale}&sort=relevance%3Adesc` }],
    'order-overview': [{ path: `/orders?limit=25&locale=${locale}&sort=orderedAt%3Adesc` }],
  };
  return reads[name] ?? [];
};
