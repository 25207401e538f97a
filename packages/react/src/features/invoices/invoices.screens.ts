import { defineScreen } from '../../screens/define-screen.ts';
import { firstPage, read } from '../../screens/first-read.ts';
import { invoicesWidget, invoiceWidget } from './invoices.manifest.ts';

export const invoicesScreens = [
  defineScreen('invoices', {
    widget: invoicesWidget,
    title: 'screens.invoices',
    icon: 'invoices',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: () => ({ syncUrl: true }),
    reads: (place) => [firstPage('listInvoices', 'issuedOn:desc', place)],
  }),
  defineScreen('invoice', {
    widget: invoiceWidget,
    title: 'screens.invoice',
    size: 'detail',
    anew: 'id',
    props: ({ id }) => ({ invoiceId: id }),
    reads: ({ id }) => [read('getInvoice', { params: { id } })],
  }),
];
