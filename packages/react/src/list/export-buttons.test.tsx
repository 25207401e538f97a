import { businessDay } from '@foyer/contract/business-day';
import { showInProvider } from '@foyer/testing';
import { readGermanCsv, readWorkbook } from '@foyer/testing/read-tables';
import { watchDownloads } from '@foyer/testing/watch-downloads';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../i18n/base.messages.ts';
import type { FilterField } from './filter-field.ts';
import type { ItemColumn } from './list-columns.ts';
import { aDay } from './list-filter.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { FilterValues, ItemOf } from './list-types.ts';
import { useList } from './use-list.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const order = (at: number): ItemOf<'listOrders'> => ({
  id: `o${at}`,
  number: `AB-${at}`,
  reference: null,
  state: 'received',
  orderedAt: '2026-10-01T08:00:00Z',
  orderedBy: 'Jörg Müller',
  costCentre: null,
  itemCount: 1,
  preview: [],
  net: euro(123_450),
  gross: euro(146_906),
  expectedDeliveryDate: null,
});
const columns: readonly ItemColumn<ItemOf<'listOrders'>>[] = [
  { id: 'number', header: 'Bestellung', isTitle: true, value: ({ number }) => number },
  { id: 'orderedAt', header: 'Datum', type: 'date', value: ({ orderedAt }) => orderedAt },
  { id: 'orderedBy', header: 'Bestellt von', shown: 'export', value: ({ orderedBy }) => orderedBy },
  { id: 'net', header: 'Betrag', type: 'money', value: ({ net }) => net },
  { id: 'none', header: 'Leer', type: 'money', value: () => null },
];
const filters = { from: aDay, to: aDay };
const fields: readonly FilterField<FilterValues<typeof filters>>[] = [
  { from: 'from', to: 'to', label: 'Zeitraum' },
];

function Sample() {
  const list = useList('listOrders', { filters, syncUrl: true });
  return (
    <ListToolbar
      list={list}
      columns={columns}
      filters={fields}
      fileName="bestellungen"
      title="Bestellungen"
    />
  );
}

/** Shows a list of `count` orders with its export buttons. */
async function show(count: number, query = '') {
  history.replaceState(null, '', `/${query}`);
  const drawn = await showInProvider(null);
  drawn.api.respond('listOrders', ({ url }) => {
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const limit = Number(url.searchParams.get('limit'));
    const items = Array.from({ length: Math.min(limit, count - from) }, (_, at) => order(from + at));
    return { items, nextCursor: from + limit < count ? String(from + limit) : null, total: count };
  });
  await drawn.sdk.localisation.register(baseMessages);
  drawn.draw(<Sample />);
  const line = () => drawn.box.querySelector('[part=count]')?.textContent;
  await vi.waitUntil(() => line() !== '');
  const button = (name: string) =>
    drawn.screen.getByRole('button', { name: `Als ${name} exportieren` }) as HTMLButtonElement;
  return { ...drawn, line, button, press: (name: string) => userEvent.click(button(name)) };
}

let saved: Map<string, Blob>;
beforeEach(() => {
  saved = watchDownloads();
});
afterEach(() => history.replaceState(null, '', '/'));
const onlyFile = async () => {
  await vi.waitUntil(() => saved.size === 1);
  const [[name, blob]] = [...saved] as [[string, Blob]];
  return { name, bytes: new Uint8Array(await blob.arrayBuffer()) };
};

const october = '?orders.from=2026-10-01&orders.to=2026-10-31';
const expected = (at: number) => ({
  Bestellung: `AB-${at}`,
  Datum: '2026-10-01',
  'Bestellt von': 'Jörg Müller',
  Betrag: 1234.5,
  Leer: null,
});

describe('the export of a list', () => {
  it('reads every page as it is filtered and writes all columns into one file that a German spreadsheet opens', async () => {
    const { press, api, line } = await show(201, october);
    await press('CSV');
    const { name, bytes } = await onlyFile();
    expect(name).toBe('bestellungen-2026-10.csv');
    const { rows } = readGermanCsv(bytes);
    expect(rows).toHaveLength(201);
    expect([rows[0], rows[200]]).toEqual([expected(0), expected(200)]);
    const asked = api.callsOf('listOrders').map(({ url }) => Object.fromEntries(url.searchParams));
    const whole = { locale: 'de_DE', from: '2026-10-01', to: '2026-10-31', limit: '100' };
    expect(asked.slice(-3)).toEqual([whole, { ...whole, cursor: '100' }, { ...whole, cursor: '200' }]);
    await vi.waitUntil(() => line() === 'Gespeichert: bestellungen-2026-10.csv');
  });

  it('writes a workbook of the same rows beside it', async () => {
    const { press, line } = await show(3, october);
    await press('Excel');
    const { name, bytes } = await onlyFile();
    expect(name).toBe('bestellungen-2026-10.xlsx');
    const { title, rows } = readWorkbook(bytes);
    expect([title, rows]).toEqual(['Bestellungen', [0, 1, 2].map(expected)]);
    await vi.waitUntil(() => line() === 'Gespeichert: bestellungen-2026-10.xlsx');
  });

  it.each([
    ['', `bestellungen-bis-${businessDay()}`],
    ['?orders.to=2026-03-31', 'bestellungen-bis-2026-03-31'],
    ['?orders.from=2026-10-05&orders.to=2026-10-09', 'bestellungen-2026-10-05-bis-2026-10-09'],
  ])('has the period in its file name: %s', async (query, name) => {
    const { press } = await show(1, query);
    await press('CSV');
    expect((await onlyFile()).name).toBe(`${name}.csv`);
  });

  it('is disabled for an empty list, with a reason', async () => {
    const { button, press, line, box, api } = await show(0);
    for (const name of ['CSV', 'Excel']) {
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      const reason = button(name).getAttribute('aria-describedby') ?? '';
      expect(box.querySelector(`[id="${reason}"]`)?.textContent).toBe(
        'Die Liste ist leer: Es gibt nichts zu exportieren.',
      );
    }
    const asked = api.callsOf('listOrders').length;
    await press('CSV');
    expect(line()).toBe('Die Liste ist leer: Es gibt nichts zu exportieren.');
    expect([saved.size, api.callsOf('listOrders').length]).toEqual([0, asked]);
  });

  it('can be had where there is something', async () => {
    const { button } = await show(1);
    expect([button('CSV').ariaDisabled, button('CSV').getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
  });

  it('says how many there are again when the list is another one', async () => {
    const { press, line, screen } = await show(2);
    await press('CSV');
    await vi.waitUntil(() => line()?.startsWith('Gespeichert: '));
    fireEvent.change(screen.getByLabelText('Suche'), { target: { value: 'AB' } });
    await vi.waitUntil(() => line() === '2 Ergebnisse');
  });

  it('writes no half a file: says so and can be tried again', async () => {
    const { press, api, screen } = await show(1);
    api.behave({ listOrders: { status: 403, code: 'forbidden' } });
    await press('CSV');
    await screen.findByRole('alert');
    expect(saved.size).toBe(0);
    api.behave({});
    await press('CSV');
    await onlyFile();
    await vi.waitUntil(() => screen.queryByRole('alert') === null);
  });

  it('stops with its list: nobody gets a file any more', async () => {
    const { press, api, unmount } = await show(1);
    api.respond('listOrders', () => new Promise(() => undefined));
    const before = api.callsOf('listOrders').length;
    await press('Excel');
    await vi.waitUntil(() => api.callsOf('listOrders').length === before + 1);
    unmount();
    await vi.waitUntil(() => api.callsOf('listOrders').at(-1)?.signal.aborted);
    expect(saved.size).toBe(0);
  });
});
