import { expect, it } from 'vitest';
import { menuScreens } from './menu-screens.ts';

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
] as const)('%s belongs to %s', (screen, entry) => expect(menuScreens[screen].entry).toBe(entry));
