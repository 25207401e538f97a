import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { expectTypeOf } from 'vitest';
import { invoicesWidget, invoiceWidget } from '../features/invoices/invoices.manifest.ts';
import { byRoute } from './by-route.ts';
import { defineScreen, defineStandIn, type Screen } from './define-screen.ts';
import { firstPage, read } from './first-read.ts';

const known = { title: 'screens.invoice', size: 'detail' } as const;

expectTypeOf(defineScreen('invoice', { ...known, widget: invoiceWidget })).toEqualTypeOf<Screen<'invoice'>>();
// @ts-expect-error the contract has no such route
defineScreen('bills', { ...known, widget: invoiceWidget });
// @ts-expect-error the widget does not show it
defineScreen('order', { ...known, widget: invoiceWidget });
// @ts-expect-error it has no such title
defineScreen('invoice', { ...known, title: 'screens.bill', widget: invoiceWidget });
// @ts-expect-error it has no size class
defineScreen('invoice', { title: 'screens.invoice', widget: invoiceWidget });
// @ts-expect-error an attribute of the widget is a text
defineScreen('invoice', { ...known, widget: invoiceWidget, props: () => ({ invoiceId: 1 }) });
// @ts-expect-error the menu leads to it, and it has no icon
defineScreen('invoices', { ...known, widget: invoicesWidget });
// @ts-expect-error the menu does not lead to it, and its icon is never seen
defineScreen('invoice', { ...known, widget: invoiceWidget, icon: 'invoices' });
// @ts-expect-error the contract has no such route
defineStandIn('bills', { widget: invoiceWidget, when: () => true });

const place = { id: 'x1', locale: 'de_DE' };
read('getInvoice', { params: { id: 'x1' } });
// @ts-expect-error the read needs an id
read('getInvoice', {});
// @ts-expect-error it notices who has read it
read('getTicket', { params: { id: 'x1' } });
// @ts-expect-error it changes something
read('orderCart', {});
firstPage('listInvoices', 'issuedOn:desc', place);
// @ts-expect-error the list is not sorted by that
firstPage('listInvoices', 'color:desc', place);

// @ts-expect-error the other routes have no record
const all: Readonly<Record<PortalRouteName, Screen>> = byRoute([
  defineScreen('invoice', { ...known, widget: invoiceWidget }),
]);
void all;
