import type { PortalRouteName } from '@foyer/contract/portal-routes';

/** What a path within the portal says of its screen. */
export interface Visit {
  /** The screen's own id; empty where it has none. */
  readonly id: string;
  /** Another one for each navigation. */
  readonly key: string;
  /** What the address says of a name in its query. */
  readonly ask: (name: string) => string | undefined;
  /** The secret of a link in a mail. */
  readonly token: string | undefined;
}

/** A screen that is one widget. */
interface PortalPage {
  /** Its tag without prefix. */
  readonly tag: string;
  readonly props?: (visit: Visit) => Readonly<Record<string, unknown>>;
  /** What it begins anew with: each visit, or another thing that it is about. @default nothing */
  readonly anew?: 'key' | 'id';
}

const list = (tag: string): PortalPage => ({ tag, anew: 'key', props: () => ({ syncUrl: true }) });
const detail = (tag: string, name: string): PortalPage => ({
  ...{ tag, anew: 'id' },
  props: ({ id }) => ({ [name]: id }),
});
const tool = (page: string): PortalPage => ({ tag: 'tool', props: () => ({ page }) });
const byToken = (tag: string): PortalPage => ({ tag, props: ({ token }) => ({ token }) });

/** The page of every route, as the reference portal has them (`examples/portal/src/pages`). A screen does not compile without its page here. */
export const portalPages: Readonly<Record<PortalRouteName, PortalPage>> = {
  login: { tag: 'login' },
  'login-oauth2': { tag: 'login' },
  'forget-password': byToken('forget-password'),
  'activate-invitation': byToken('activate-invitation'),
  'select-account': { tag: 'select-account' },
  home: { tag: 'dashboard', anew: 'key' },
  news: { tag: 'news', anew: 'key', props: ({ ask }) => ({ openId: ask('open') }) },
  document: list('documents'),
  'manage-employee': {
    ...{ tag: 'employees', anew: 'key' },
    props: ({ ask }) => ({ openId: ask('open'), invite: ask('invite'), syncUrl: true }),
  },
  'audit-log': list('audit-log'),
  profile: { tag: 'profile' },
  shop: { tag: 'shop', anew: 'key', props: () => ({ startPage: true, syncUrl: true }) },
  'shop-products': list('shop'),
  'shop-product': detail('article', 'articleId'),
  'quick-order': { tag: 'quick-order' },
  cart: { tag: 'cart' },
  'order-overview': list('orders'),
  order: detail('order', 'orderId'),
  invoices: list('invoices'),
  invoice: detail('invoice', 'invoiceId'),
  shipments: list('shipments'),
  shipment: detail('shipment', 'shipmentId'),
  'offer-overview': list('quotations'),
  quotation: detail('quotation', 'quotationId'),
  'quotation-request': {
    ...{ tag: 'quotation-request', anew: 'key' },
    props: ({ ask }) => ({
      ...{ fromCart: ask('from') === 'cart', articleId: ask('article') },
      quantity: Number(ask('quantity') ?? 1),
    }),
  },
  tickets: list('tickets'),
  ticket: detail('ticket', 'ticketId'),
  'create-ticket': {
    ...{ tag: 'create-ticket', anew: 'key' },
    props: ({ ask }) => ({ aboutKind: ask('about'), aboutId: ask('id'), aboutLabel: ask('label') }),
  },
  'use-cases': { tag: 'use-cases', anew: 'key', props: ({ ask }) => ({ openId: ask('open') }) },
  'use-case': detail('use-case', 'kind'),
  'knowledge-platform': tool('KNOWLEDGE-PLATFORM'),
  'smart-connect': tool('CHARGING-SMART-CONNECT'),
  'reservation-tool': tool('RESERVATION-TOOL'),
};

/** The page of a route. The request that the mileage prompt leads to stands in the address of all requests (decision 0196). */
export function pageOf(name: PortalRouteName, { ask }: Pick<Visit, 'ask'>): PortalPage {
  const kind = ask('kind');
  if (name !== 'use-cases' || !kind) return portalPages[name];
  return { tag: 'use-case', anew: 'key', props: () => ({ kind }) };
}
