import type { Mode } from '@foyer/contract';
import type { InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import { showHook } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { shownColumns } from '../../../list/list-columns.ts';
import { paperOf } from '../invoice/paper-of.ts';
import { invoicesPage } from '../invoices-fixture.ts';
import { invoiceListMessages } from './invoice-list.messages.ts';
import { useInvoiceColumns } from './use-invoice-columns.tsx';

const [invoice, creditNote] = invoicesPage.items as [InvoiceSummary, InvoiceSummary];
const texts = [invoiceListMessages, baseMessages];
const columnsFor = async (mode: Mode) => (await showHook(useInvoiceColumns, { mode, texts })).now();
const columnOf = async (id: string, mode: Mode = 'b2b') =>
  (await columnsFor(mode)).find((each) => each.id === id);

describe('the columns of invoices', () => {
  it.each([
    ['b2b', ['net', 'openAmount', 'gross']],
    ['b2c_cc', ['openAmount', 'gross']],
  ] as const)('in mode %s have the amounts %o', async (mode, expected) => {
    const columns = await columnsFor(mode);
    expect(columns.flatMap(({ id, type }) => (type === 'money' ? [id] : []))).toEqual(expected);
  });

  it('show due date and open amount first', async () => {
    const columns = shownColumns(await columnsFor('b2b'), undefined);
    expect(columns.map(({ id }) => id)).toEqual([
      'number',
      'issuedOn',
      'orders',
      'state',
      'dueOn',
      'openAmount',
      'gross',
    ]);
  });

  it.each([
    ['its order', 'orders', invoice, 'AB-2026-004711'],
    [
      'all its orders',
      'orders',
      {
        ...invoice,
        orders: [
          { id: 'a', number: 'A-1' },
          { id: 'b', number: 'B-2' },
        ],
      },
      'A-1, B-2',
    ],
    ['no orders if it has none', 'orders', creditNote, ''],
    ['its state', 'state', invoice, 'Überfällig'],
    ['its kind', 'kind', creditNote, 'Gutschrift'],
    ['its open amount', 'openAmount', invoice, { amount: 130_668, currency: 'EUR' }],
    ['its net amount', 'net', invoice, { amount: 194_090, currency: 'EUR' }],
    ['its gross amount', 'gross', invoice, { amount: 230_668, currency: 'EUR' }],
    ['its currency', 'currency', invoice, 'EUR'],
  ])('show of an invoice %s', async (_, id, given, expected) => {
    expect((await columnOf(id))?.value(given)).toEqual(expected);
  });

  it.each([
    ['that it is a credit note', 'number', creditNote, 'Gutschrift'],
    ['nothing for an invoice', 'number', invoice, null],
    ['the number of days overdue', 'state', invoice, 'seit 12 Tagen'],
    ['one day overdue', 'state', { ...invoice, daysOverdue: 1 }, 'seit 1 Tag'],
    ['nothing if it is not overdue', 'state', { ...invoice, daysOverdue: 0 }, null],
    ['its reference', 'orders', invoice, 'Referenz: Fuhrpark Nord'],
    ['nothing without a reference', 'orders', creditNote, null],
  ])('add %s', async (_, id, given, expected) => {
    expect((await columnOf(id))?.note?.(given)).toBe(expected);
  });

  it.each([
    [invoice, '01.11.2026'],
    [creditNote, null],
  ])('format the due date for readers: %#', async (given, expected) => {
    expect((await columnOf('dueOn'))?.cell?.(given)).toBe(expected);
  });

  it.each([
    ['overdue', 'danger', 'Überfällig'],
    ['paid', 'success', 'Bezahlt'],
  ] as const)('show the state %s in the colour %s', async (state, tone, children) => {
    expect((await columnOf('state'))?.cell?.({ ...invoice, state })).toMatchObject({
      props: { tone, children },
    });
  });
});

it.each([
  ['invoice', 'invoice'],
  ['credit_note', 'credit_note'],
  ['of-a-newer-server', 'invoice'],
])('a document of kind %s is called %s', (kind, expected) => {
  expect(paperOf(kind as InvoiceSummary['kind'])).toBe(expected);
});
