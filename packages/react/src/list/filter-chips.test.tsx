import { addDays, businessDay } from '@foyer/contract/business-day';
import { type Drawn, showInProvider } from '@foyer/testing';
import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../i18n/base.messages.ts';
import type { FilterField } from './filter-field.ts';
import { aDay, oneOf } from './list-filter.ts';
import { listReturn } from './list-return.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { FilterValues } from './list-types.ts';
import { lastMonths, monthName } from './months.ts';
import { useList } from './use-list.ts';
import { useListReturn } from './use-list-return.ts';

const filters = { state: oneOf(['received', 'delivered']), from: aDay, to: aDay };
const fields: readonly FilterField<FilterValues<typeof filters>>[] = [
  {
    name: 'state',
    label: 'Status',
    all: 'Alle',
    options: [
      { value: 'received', label: 'Eingegangen' },
      { value: 'delivered', label: 'Geliefert' },
    ],
  },
  { from: 'from', to: 'to', label: 'Zeitraum' },
];
const start = { state: undefined } as { state: 'received' | 'delivered' | undefined };

function Sample() {
  const list = useList('listOrders', {
    filters,
    start,
    sort: 'orderedAt:desc',
    syncUrl: true,
    comeBack: listReturn,
  });
  return (
    <>
      <ListToolbar list={list} filters={fields} />
      <code>{JSON.stringify(list.query)}</code>
    </>
  );
}
function Back() {
  const comeBack = useListReturn('orders');
  return (
    <button type="button" onClick={comeBack}>
      Zurück
    </button>
  );
}

async function show(address = '/', sdk?: Drawn['sdk']) {
  history.replaceState(null, '', address);
  const drawn = await showInProvider(null, {
    ...(sdk && { sdk }),
    prepare: (api) => api.answer({ listOrders: { items: [], nextCursor: null, total: 0 } }),
  });
  await drawn.sdk.localisation.register(baseMessages);
  drawn.draw(<Sample />);
  const group = () => drawn.box.querySelector('[role=group][part=chips]') as HTMLElement;
  await vi.waitUntil(group);
  const chips = () => [...group().querySelectorAll('[part=chip]')] as HTMLElement[];
  const chip = (text: string) => chips().find((one) => one.textContent === text) as HTMLElement;
  const removable = () => chips().filter((one) => one.dataset.removable === '');
  const query = () =>
    JSON.parse(drawn.box.querySelector('code')?.textContent ?? '') as Record<string, string>;
  return { ...drawn, group, chips, chip, removable, query };
}
afterEach(() => history.replaceState(null, '', '/'));

const today = businessDay();
const [thisMonth, lastMonth] = lastMonths(today, 2) as [
  { from: string; to: string },
  { from: string; to: string },
];
const nameOf = (month: { from: string; to: string }) => monthName(month, today, 'de-DE');

describe('months above a list that filters by days', () => {
  it('are this one and those before, the last one by both its names, and none is on', async () => {
    const { chips, query } = await show();
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      nameOf(thisMonth),
      `Letzter Monat: ${nameOf(lastMonth)}`,
      nameOf(lastMonths(today, 3)[2] as typeof lastMonth),
    ]);
    expect(chips().map((chip) => chip.ariaPressed ?? chip.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'false',
    ]);
    expect(query()).not.toHaveProperty('from');
  });

  it('set both days at once, one step of the history, and take them off again', async () => {
    const { chip, query, removable } = await show();
    // a new entry at the end of the history: earlier tests may have gone back
    history.pushState(null, '', location.href);
    const steps = history.length;
    const month = () => chip(`Letzter Monat: ${nameOf(lastMonth)}`);
    await userEvent.click(month());
    expect(query()).toMatchObject(lastMonth);
    expect([month().getAttribute('aria-pressed'), history.length]).toEqual(['true', steps + 1]);
    // The pressed month chip shows the filter already, so there is no removable chip for it.
    expect(removable()).toEqual([]);
    await userEvent.click(month());
    expect(query()).not.toHaveProperty('to');
    expect(month().getAttribute('aria-pressed')).toBe('false');
  });

  it('are on where the same days were chosen in another way', async () => {
    const { chip } = await show(`/?orders.from=${thisMonth.from}&orders.to=${thisMonth.to}`);
    expect(chip(nameOf(thisMonth)).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('an active filter as a removable chip', () => {
  it('is removed without the other filters, and the focus stays nearby', async () => {
    const { screen, removable, query, group } = await show(
      '/?orders.state=delivered&orders.from=2020-03-05&orders.to=2020-03-09',
    );
    expect(removable().map(({ textContent }) => textContent)).toEqual([
      'Status: Geliefert',
      'Zeitraum: 05.03.2020 – 09.03.2020',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Filter entfernen: Status: Geliefert' }));
    expect(query()).toMatchObject({ from: '2020-03-05', to: '2020-03-09' });
    expect(query()).not.toHaveProperty('state');
    expect([removable().length, document.activeElement]).toEqual([1, group()]);
    await userEvent.click(removable()[0] as HTMLElement);
    expect(query()).toEqual({ locale: 'de_DE', sort: 'orderedAt:desc' });
    expect(location.search).toBe('');
  });

  it.each([
    ['orders.from=2020-03-05', 'Zeitraum: ab 05.03.2020'],
    ['orders.to=2020-03-05', 'Zeitraum: bis 05.03.2020'],
    ['orders.from=2020-03-05&orders.to=2020-03-05', 'Zeitraum: 05.03.2020'],
    // Not the whole month.
    [`orders.from=${thisMonth.from}&orders.to=${addDays(thisMonth.to, -1)}`, /^Zeitraum: /],
  ])('?%s is "%s"', async (address, text) => {
    const { removable } = await show(`/?${address}`);
    expect(removable().map(({ textContent }) => textContent)).toEqual([
      typeof text === 'string' ? text : expect.stringMatching(text),
    ]);
  });

  it('follows the field of the filter, and is removed by a reset', async () => {
    const { screen, removable, query, chip, group } = await show();
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'received' } });
    await userEvent.click(chip(nameOf(thisMonth)));
    expect(removable().map(({ textContent }) => textContent)).toEqual(['Status: Eingegangen']);
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect([removable(), Object.keys(query())]).toEqual([[], ['locale', 'sort']]);
    expect([document.activeElement, screen.queryByRole('button', { name: 'Filter zurücksetzen' })]).toEqual([
      group(),
      null,
    ]);
  });

  it('is in the language of the page', async () => {
    const { sdk, removable } = await show('/?orders.from=2020-03-05');
    await sdk.localisation.setLocale('fr_FR');
    await vi.waitUntil(() => removable()[0]?.textContent === 'Zeitraum\u00a0: à partir du 05/03/2020');
  });
});

describe('the view of a list after the return from another page', () => {
  const leave = (drawn: Drawn) => {
    drawn.draw(<Back />);
    history.replaceState(null, '', '/');
  };

  it('is as it was left, in the address too', async () => {
    const first = await show('/?orders.state=delivered&orders.q=Kabel');
    leave(first);
    await userEvent.click(first.screen.getByRole('button', { name: 'Zurück' }));
    first.draw(<Sample />);
    await vi.waitUntil(first.group);
    expect(first.query()).toMatchObject({ state: 'delivered', search: 'Kabel' });
    expect(location.search).toBe('?orders.q=Kabel&orders.state=delivered');
  });

  it('starts anew without the link back, and is restored only once', async () => {
    const first = await show('/?orders.state=delivered');
    leave(first);
    first.draw(<Sample />);
    await vi.waitUntil(first.group);
    expect(first.query()).not.toHaveProperty('state');
    fireEvent.change(first.screen.getByLabelText('Status'), { target: { value: 'received' } });
    leave(first);
    await userEvent.click(first.screen.getByRole('button', { name: 'Zurück' }));
    first.draw(<Sample />);
    await vi.waitUntil(() => first.query().state === 'received');
    leave(first);
    first.draw(<Sample />);
    await vi.waitUntil(first.group);
    expect(first.query()).not.toHaveProperty('state');
  });

  it('is that of the address if there is one', async () => {
    const first = await show('/?orders.state=delivered');
    leave(first);
    await userEvent.click(first.screen.getByRole('button', { name: 'Zurück' }));
    history.replaceState(null, '', '/?orders.state=received');
    first.draw(<Sample />);
    await vi.waitUntil(first.group);
    expect(first.query().state).toBe('received');
  });
});

describe('the button of narrow places', () => {
  it('counts the active filters, and opens them in a drawer that resets them', async () => {
    const { screen, query } = await show('/?orders.state=delivered&orders.from=2026-01-01');
    await userEvent.click(screen.getByRole('button', { name: 'Filter (2)', hidden: true }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter', hidden: true }));
    expect((drawer.getByLabelText('Status') as HTMLSelectElement).value).toBe('delivered');
    const reset = drawer.getByRole('button', { name: 'Filter zurücksetzen', hidden: true });
    reset.focus();
    await userEvent.click(reset);
    await vi.waitUntil(() => query().state === undefined && query().from === undefined);
    expect(reset.isConnected).toBe(true);
    await userEvent.click(drawer.getByRole('button', { name: 'Keine Ergebnisse', hidden: true }));
    await vi.waitUntil(() => screen.queryByRole('dialog', { hidden: true }) === null);
    screen.getByRole('button', { name: 'Filter', hidden: true });
  });
});
