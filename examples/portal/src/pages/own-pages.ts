import type { OwnRoute, PageTable } from './page.ts';

const accounts = () => import('./own/accounts-pages.tsx');
const shop = () => import('./own/shop-pages.tsx');
const orders = () => import('./own/orders-pages.tsx');
const invoices = () => import('./own/invoices-pages.tsx');
const shipments = () => import('./own/shipments-pages.tsx');
const quotations = () => import('./own/quotations-pages.tsx');
const tickets = () => import('./own/tickets-pages.tsx');
const useCases = () => import('./own/use-cases-pages.tsx');
const tools = () => import('./own/tools-pages.tsx');

/**
 * Where the page of every route of who is signed in is: with the pages of its feature, so that a screen does not load what others are
 * made of (decision 0454). A screen does not compile without its page.
 */
export const ownPages: PageTable<OwnRoute> = {
  home: () => import('./own/dashboard-pages.tsx'),
  'select-account': accounts,
  'audit-log': accounts,
  profile: () => import('./own/profile-pages.tsx'),
  news: () => import('./own/news-pages.tsx'),
  document: () => import('./own/documents-pages.tsx'),
  'manage-employee': () => import('./own/employees-pages.tsx'),
  shop: shop,
  'shop-products': shop,
  'shop-product': shop,
  'quick-order': shop,
  cart: () => import('./own/cart-pages.tsx'),
  'order-overview': orders,
  order: orders,
  invoices: invoices,
  invoice: invoices,
  shipments: shipments,
  shipment: shipments,
  'offer-overview': quotations,
  quotation: quotations,
  'quotation-request': quotations,
  tickets: tickets,
  ticket: tickets,
  'create-ticket': tickets,
  'use-cases': useCases,
  'knowledge-platform': tools,
  'smart-connect': tools,
  'reservation-tool': tools,
  'use-case': useCases,
};
