import { expect, it } from 'vitest';
import { invoiceWidget } from '../features/invoices/invoices.manifest.ts';
import { byRoute } from './by-route.ts';
import { defineScreen, defineStandIn } from './define-screen.ts';

const invoice = defineScreen('invoice', { widget: invoiceWidget, title: 'screens.invoice', size: 'detail' });
const standIn = defineStandIn('invoice', { widget: invoiceWidget, when: () => true });

it('a record is found by its route, with what may take its place', () => {
  expect(byRoute([invoice]).invoice).toEqual(invoice);
  expect(byRoute([invoice], [standIn]).invoice.standIn).toBe(standIn);
});

it.each([
  ['two records', () => byRoute([invoice, invoice]), 'two screens of the route invoice'],
  ['two stand-ins', () => byRoute([invoice], [standIn, standIn]), 'two stand-ins of the route invoice'],
])('%s of one route are refused', (_, make, reason) => expect(make).toThrow(reason));
