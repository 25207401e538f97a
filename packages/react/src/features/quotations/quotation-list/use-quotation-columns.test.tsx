import type { Mode } from '@foyer/contract';
import { addDays, businessDay } from '@foyer/contract/business-day';
import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';
import { showHook } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { shownColumns } from '../../../list/list-columns.ts';
import { quotationsPage } from '../quotations-fixture.ts';
import { quotationListMessages } from './quotation-list.messages.ts';
import { useQuotationColumns } from './use-quotation-columns.tsx';

const quotation = quotationsPage.items[0] as QuotationSummary;
const texts = [quotationListMessages, baseMessages];
const columnsFor = async (mode: Mode) => (await showHook(useQuotationColumns, { mode, texts })).now();
const columnOf = async (id: string, mode: Mode = 'b2b') =>
  (await columnsFor(mode)).find((each) => each.id === id);

describe('the columns of quotations', () => {
  it.each([
    ['b2b', ['number', 'subject', 'state', 'requestedAt', 'requestedBy', 'validUntil', 'net']],
    ['b2c_cc', ['number', 'subject', 'state', 'requestedAt', 'validUntil', 'gross']],
  ] as const)('in mode %s are %o until others are chosen', async (mode, expected) => {
    expect(shownColumns(await columnsFor(mode), undefined).map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    ['b2b', ['net', 'gross']],
    ['b2c_cc', ['gross']],
  ] as const)(
    'in mode %s show amounts %o, the first one sorted by the amount to pay',
    async (mode, expected) => {
      const amounts = (await columnsFor(mode)).filter(({ type }) => type === 'money');
      expect(amounts.map(({ id }) => id)).toEqual(expected);
      expect(amounts.map(({ sort }) => sort)).toEqual(
        expected.map((_, at) => (at === 0 ? 'gross' : undefined)),
      );
    },
  );

  it.each([
    ['its title', 'subject', quotation, 'Ladepark Süd'],
    [
      'its articles if it has no title',
      'subject',
      { ...quotation, title: null },
      'Wallbox Pulse 11 kW, Ladekabel Typ 2, 7 m',
    ],
    ['its net amount', 'net', quotation, { amount: 2_651_600, currency: 'EUR' }],
    ['no amount before it is offered', 'net', { ...quotation, net: null }, null],
    ['no currency before it is offered', 'currency', { ...quotation, gross: null }, undefined],
    ['the currency of the offer', 'currency', quotation, 'EUR'],
    ['its state', 'state', quotation, 'Angebot liegt vor'],
    [
      'the side that ended it',
      'state',
      { ...quotation, state: 'cancelled', cancelledBy: 'customer' },
      'Zurückgezogen',
    ],
  ] as const)('show of a quotation %s', async (_, id, given, expected) => {
    expect((await columnOf(id))?.value(given)).toEqual(expected);
  });

  it.each([
    ['its reference', 'number', {}, 'Referenz: Bauabschnitt 2'],
    ['nothing without a reference', 'number', { reference: null }, null],
    ['the number of pieces', 'subject', {}, '44 Stück'],
    ['no number of pieces for a request in words', 'subject', { itemCount: 0 }, null],
    ['the days left', 'validUntil', { validUntil: addDays(businessDay(), 2) }, 'noch 2 Tage'],
    ['one day left', 'validUntil', { validUntil: addDays(businessDay(), 1) }, 'noch 1 Tag'],
    ['the last day', 'validUntil', { validUntil: businessDay() }, 'nur noch heute'],
    ['nothing if it ends much later', 'validUntil', { validUntil: addDays(businessDay(), 8) }, null],
    ['nothing after it was declined', 'validUntil', { state: 'declined' }, null],
  ] as const)('add %s', async (_, id, more, expected) => {
    expect((await columnOf(id))?.note?.({ ...quotation, ...more })).toBe(expected);
  });

  it.each([
    ['2026-12-24', '24.12.2026'],
    [null, null],
  ])('show the validity until %s as %s', async (validUntil, expected) => {
    expect((await columnOf('validUntil'))?.cell?.({ ...quotation, validUntil })).toBe(expected);
  });

  it.each([
    ['offered', null, 'brand', 'Angebot liegt vor'],
    ['expired', null, 'warning', 'Abgelaufen'],
    ['cancelled', 'service', 'neutral', 'Von uns beendet'],
  ] as const)('show the state %s by %s in the colour %s', async (state, cancelledBy, tone, children) => {
    const cell = (await columnOf('state'))?.cell?.({ ...quotation, state, cancelledBy });
    expect(cell).toMatchObject({ props: { tone, children } });
  });
});
