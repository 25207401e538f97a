import type { PermissionName } from './roles/role-permissions.ts';
import type { Mode } from './roles/roles.ts';

/** A screen of the portal (specification section 2). `path` is below `/{locale}` or `/{locale}/{brand}`. */
export interface PortalRoute {
  readonly path: string;
  readonly layout: 'login' | 'shop' | 'default';
  readonly access: 'public' | PermissionName;
}

/** Every route of the portal by its name; the name under a brand is `brand_` + name. */
export const portalRoutes = {
  'activate-invitation': { path: 'activate-invitation', layout: 'login', access: 'public' },
  login: { path: 'login', layout: 'login', access: 'public' },
  'login-oauth2': { path: 'login-oauth2', layout: 'login', access: 'public' },
  'forget-password': { path: 'forget-password', layout: 'login', access: 'public' },
  'select-account': { path: 'select-account', layout: 'login', access: 'selectAccount' },
  home: { path: '', layout: 'shop', access: 'signedIn' },
  news: { path: 'news', layout: 'shop', access: 'signedIn' },
  document: { path: 'document', layout: 'shop', access: 'signedIn' },
  'manage-employee': { path: 'manage-employee', layout: 'shop', access: 'employees' },
  'audit-log': { path: 'audit-log', layout: 'shop', access: 'auditLog' },
  profile: { path: 'profile', layout: 'shop', access: 'signedIn' },
  shop: { path: 'shop', layout: 'shop', access: 'shop' },
  'shop-products': { path: 'shop-products', layout: 'shop', access: 'shop' },
  'shop-product': { path: 'shop-products/:id', layout: 'shop', access: 'shop' },
  'quick-order': { path: 'quick-order', layout: 'shop', access: 'shop' },
  cart: { path: 'cart', layout: 'shop', access: 'shop' },
  'order-overview': { path: 'order-overview', layout: 'shop', access: 'orders' },
  order: { path: 'order-overview/:id', layout: 'shop', access: 'orders' },
  invoices: { path: 'invoices', layout: 'shop', access: 'orders' },
  invoice: { path: 'invoices/:id', layout: 'shop', access: 'orders' },
  shipments: { path: 'shipments', layout: 'shop', access: 'orders' },
  shipment: { path: 'shipments/:id', layout: 'shop', access: 'orders' },
  'offer-overview': { path: 'offer-overview', layout: 'shop', access: 'orders' },
  quotation: { path: 'offer-overview/:id', layout: 'shop', access: 'orders' },
  'quotation-request': { path: 'quotation-request', layout: 'shop', access: 'shop' },
  tickets: { path: 'tickets', layout: 'shop', access: 'signedIn' },
  ticket: { path: 'tickets/:id', layout: 'shop', access: 'signedIn' },
  'create-ticket': { path: 'create-ticket', layout: 'shop', access: 'signedIn' },
  'use-cases': { path: 'use-cases', layout: 'shop', access: 'useCases' },
  'use-case': { path: 'use-cases/:id', layout: 'shop', access: 'useCases' },
  'knowledge-platform': { path: 'knowledge-platform', layout: 'shop', access: 'signedIn' },
  'smart-connect': { path: 'smart-connect', layout: 'shop', access: 'smartConnect' },
  'reservation-tool': { path: 'reservation-tool', layout: 'shop', access: 'reservationTool' },
} as const satisfies Record<string, PortalRoute>;
/** The name of a route of {@link portalRoutes}. */
export type PortalRouteName = keyof typeof portalRoutes;

/** An entry of the side menu. Its permission applies in addition to the server's `sideBarItemsDisplay`. */
export interface MenuEntry<Item extends string = string> {
  /** The `itemIndex` of the server's list. */
  readonly item: Item;
  readonly access: PermissionName;
  readonly modes?: readonly Mode[];
  /** An internal route; without it the link comes from the environment (external). */
  readonly route?: PortalRouteName;
  /** Entries below this one, shown only where this one is shown. */
  readonly children?: readonly MenuEntry<Item>[];
}

/** Entries of the side menu, in order (specification section 2, "Side menu"); additional entries are below an entry of the specification. */
export const menuEntries = [
  { item: 'home', access: 'signedIn', route: 'home' },
  {
    item: 'manage-employee',
    access: 'employees',
    modes: ['b2b'],
    route: 'manage-employee',
    children: [{ item: 'audit-log', access: 'auditLog', modes: ['b2b'], route: 'audit-log' }],
  },
  { item: 'use-cases', access: 'useCases', route: 'use-cases' },
  { item: 'news', access: 'signedIn', route: 'news' },
  { item: 'shop', access: 'shop', route: 'shop' },
  {
    item: 'order-overview',
    access: 'orders',
    route: 'order-overview',
    children: [
      { item: 'shipments', access: 'orders', route: 'shipments' },
      { item: 'invoices', access: 'orders', route: 'invoices' },
    ],
  },
  { item: 'offer-overview', access: 'orders', route: 'offer-overview' },
  { item: 'document', access: 'signedIn', route: 'document' },
  { item: 'tickets', access: 'technician', route: 'tickets' },
  { item: 'knowledge-platform', access: 'signedIn', route: 'knowledge-platform' },
  { item: 'smart-connect', access: 'smartConnect', route: 'smart-connect' },
  { item: 'reservation-tool', access: 'reservationTool', route: 'reservation-tool' },
  { item: 'charging-experience', access: 'technician' },
] as const satisfies readonly MenuEntry[];
type Entry = (typeof menuEntries)[number];
type AnyEntry = Entry | Extract<Entry, { children: unknown }>['children'][number];
/** Name of an entry in the server's list and in the menu's texts. */
export type MenuItemIndex = AnyEntry['item'];
/** The routes that the side menu leads to. */
export type MenuRoute = Extract<AnyEntry, { route: unknown }>['route'];
/** The entries of the side menu that lead out of the portal. */
export type ExternalMenuItem = Exclude<AnyEntry, { route: unknown }>['item'];
