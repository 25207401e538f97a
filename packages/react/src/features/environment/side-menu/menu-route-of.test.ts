import { expect, it } from 'vitest';
import { menuRouteOf } from './menu-route-of.ts';

it.each([
  ['order-overview', 'order-overview'],
  ['order', 'order-overview'],
  ['shop-product', 'shop'],
  ['quick-order', 'shop'],
  ['cart', 'shop'],
  ['shipment', 'shipments'],
  ['invoice', 'invoices'],
  ['quotation', 'offer-overview'],
  ['quotation-request', 'offer-overview'],
  ['ticket', 'tickets'],
  ['create-ticket', 'tickets'],
  ['use-case', 'use-cases'],
  ['profile', 'profile'],
  ['home', 'home'],
] as const)('%s belongs to %s', (screen, entry) => expect(menuRouteOf(screen)).toBe(entry));
