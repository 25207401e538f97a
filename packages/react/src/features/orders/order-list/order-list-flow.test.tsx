import type { SdkOptions } from '@foyer/core';
import { showWidget } from '@foyer/testing';
import { createTestWorld, type TestWorld } from '@foyer/testing/create-test-world';
import { readGermanCsv, readWorkbook } from '@foyer/testing/read-tables';
import { watchDownloads } from '@foyer/testing/watch-downloads';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ordersWidget } from '../orders.manifest.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ demo: true });
});
afterAll(() => world?.close());
afterEach(() => history.replaceState(null, '', '/'));

async function open(account: string, props: object = {}, options: SdkOptions = {}) {
  const sdk = await world.as(account, { hrefFor: () => null, ...options });
  const shown = await showWidget(ordersWidget, { sdk, props: { ...props } });
  const rows = () => [...shown.shadow.querySelectorAll('[part~=row]')].map((row) => row.textContent ?? '');
  const settled = async (test: (rows: string[]) => boolean) => {
    await vi.waitUntil(() => rows().length > 0 && test(rows()));
    return rows();
  };
  await settled(() => true);
  const fill = (label: string, value: string) =>
    fireEvent.change(shown.screen.getByLabelText(label), { target: { value } });
  return { ...shown, fill, rows, settled, sdk, user: userEvent.setup() };
}
const numberOf = (row: string) => /AB-\d{4}-\d{6}/.exec(row)?.[0] ?? '';
const numbersOf = (rows: readonly string[]) => rows.map(numberOf);

describe('orders over the real server', () => {
  it('pages forth and back without repeating an order', async () => {
    const { screen, user, rows, settled } = await open('manager@nordwind.example', { pageSize: 5 });
    const first = numbersOf(rows());
    expect(first).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    const second = numbersOf(await settled((now) => numberOf(now[0] ?? '') !== first[0]));
    expect(second.filter((number) => first.includes(number))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Vorherige Seite' }));
    expect(numbersOf(await settled((now) => numberOf(now[0] ?? '') === first[0]))).toEqual(first);
  });

  it('says how far it goes, jumps to the last page and shows its number in the address', async () => {
    const { screen, shadow, user, rows, settled } = await open('manager@nordwind.example', {
      pageSize: 5,
      syncUrl: true,
    });
    const first = numbersOf(rows());
    const range = () => shadow.querySelector('[part=range]')?.textContent ?? '';
    const total = Number(/(\d+)$/.exec(range())?.[1]);
    expect(range()).toBe(`1–5 von ${total}`);
    const last = Math.ceil(total / 5);
    await user.click(screen.getByRole('button', { name: `Seite ${last}` }));
    const ending = numbersOf(await settled((now) => numberOf(now[0] ?? '') !== first[0]));
    expect(ending).toHaveLength(total - (last - 1) * 5);
    expect(range()).toBe(`${(last - 1) * 5 + 1}–${total} von ${total}`);
    expect(location.search).toBe(`?orders.page=${last}`);
    expect((screen.getByRole('button', { name: 'Nächste Seite' }) as HTMLButtonElement).disabled).toBe(true);
    history.back();
    expect(numbersOf(await settled((now) => numberOf(now[0] ?? '') === first[0]))).toEqual(first);
    history.forward();
    expect(numbersOf(await settled((now) => numberOf(now[0] ?? '') === ending[0]))).toEqual(ending);
  });

  it('puts the focus at the head of the list when a page is turned', async () => {
    const { screen, shadow, user } = await open('manager@nordwind.example', { pageSize: 5 });
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    expect(shadow.activeElement?.querySelector('table')).not.toBeNull();
  });

  it('shows the columns somebody chose, again at the next visit, and exports no fewer', async () => {
    const first = await open('manager@nordwind.example', { syncUrl: true });
    const heads = (shadow: ShadowRoot) =>
      [...shadow.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent);
    expect(heads(first.shadow)).not.toContain('Kostenstelle');
    await first.user.click(first.screen.getByRole('button', { name: 'Spalten' }));
    await first.user.click(await first.screen.findByLabelText('Kostenstelle'));
    await first.user.click(first.screen.getByLabelText('Lieferung'));
    await vi.waitUntil(() => heads(first.shadow).includes('Kostenstelle'));
    expect(heads(first.shadow)).not.toContain('Lieferung');
    expect(heads(first.shadow)[0]).toBe('Bestellung');
    expect(location.search).toContain('orders.columns=');
    first.close();
    history.replaceState(null, '', '/');
    const second = await open('manager@nordwind.example', {}, { storage: first.sdk.options.storage });
    expect(heads(second.shadow)).toContain('Kostenstelle');
    await second.user.click(second.screen.getByRole('button', { name: 'Spalten' }));
    await second.user.click(await second.screen.findByText('Zurücksetzen'));
    await vi.waitUntil(() => heads(second.shadow).includes('Lieferung'));
  });

  it('grows in one windowed table with paging="grow"', async () => {
    const { screen, shadow } = await open('manager@nordwind.example', { pageSize: 20, paging: 'grow' });
    const grid = await screen.findByRole('grid');
    const total = Number(grid.getAttribute('aria-rowcount')) - 1;
    expect(total).toBeGreaterThan(20);
    expect(shadow.querySelector('[part=pagination]')).toBeNull();
    grid.scrollTop = 48 * 20;
    fireEvent.scroll(grid);
    await vi.waitUntil(() => grid.querySelector('[data-index="21"]') !== null);
  });

  it('filters by state, finds by number, says when nothing fits and starts anew', async () => {
    const { screen, user, fill, rows, settled } = await open('manager@nordwind.example');
    const all = rows();
    await user.selectOptions(screen.getByLabelText('Status'), 'Storniert');
    const cancelled = await settled((now) => now.every((row) => row.includes('Storniert')));
    expect(cancelled.length).toBeGreaterThan(0);
    expect(cancelled.filter((row) => row.includes('voraussichtlich'))).toEqual([]); // no delivery is expected
    expect(all.some((row) => row.includes('voraussichtlich'))).toBe(true);
    await user.selectOptions(screen.getByLabelText('Status'), 'Alle Status');
    await settled((now) => now.length === all.length);
    const wanted = numberOf(all[3] ?? '');
    fill('Suche', wanted);
    expect(numbersOf(await settled((now) => now.length === 1))).toEqual([wanted]);
    fill('Suche', 'xyz');
    await screen.findByText(/^Zu Ihrer Suche wurde nichts gefunden/);
    await user.click(screen.getAllByRole('button', { name: 'Filter zurücksetzen' })[0] as HTMLElement);
    await settled((now) => now.length === all.length);
  });

  it('keeps the dates, and says when they are the wrong way round', async () => {
    const { screen } = await open('manager@nordwind.example');
    for (const [label, text] of [
      ['Von', '01.11.2026'],
      ['Bis', '01.10.2026'],
    ] as const)
      fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
    expect(await screen.findByText('„Von“ liegt nach „Bis“.')).toBeTruthy();
  });

  it('sorts by the column that is pressed, both ways', async () => {
    const { shadow, user, settled } = await open('manager@nordwind.example');
    const head = () =>
      [...shadow.querySelectorAll<HTMLElement>('th')].find((cell) => /Bestellung/.test(cell.textContent));
    const sorted = (down: boolean) => (now: string[]) => {
      const numbers = numbersOf(now);
      const ordered = numbers.toSorted();
      return numbers.join() === (down ? ordered.toReversed() : ordered).join();
    };
    await user.click(head()?.querySelector('button') as HTMLElement);
    await settled(sorted(false));
    expect(head()?.getAttribute('aria-sort')).toBe('ascending');
    await user.click(head()?.querySelector('button') as HTMLElement);
    await settled(sorted(true));
    expect(head()?.getAttribute('aria-sort')).toBe('descending');
  });

  it('keeps its view in the address when asked to', async () => {
    const first = await open('manager@nordwind.example', { syncUrl: true });
    await first.user.selectOptions(first.screen.getByLabelText('Status'), 'Storniert');
    await vi.waitUntil(() => location.search.includes('cancelled'));
    first.close();
    const second = await open('manager@nordwind.example', { syncUrl: true });
    const rows = await second.settled((now) => now.every((row) => row.includes('Storniert')));
    expect(rows.length).toBeGreaterThan(0);
    expect((second.screen.getByLabelText('Status') as HTMLSelectElement).value).toBe('cancelled');
  });

  it('shows the buyer, finds a colleague by name and filters by one person without opening an order', async () => {
    const { screen, user, fill, rows, settled, shadow } = await open('manager@nordwind.example');
    const all = rows();
    expect([...shadow.querySelectorAll('th[scope=col]')].map((cell) => cell.textContent)).toContain(
      'Bestellt von',
    );
    expect(all.every((row) => /Katharina Brandt|Mehmet Yilmaz/.test(row))).toBe(true);
    await screen.findByRole('option', { name: 'Mehmet Yilmaz' });
    await user.selectOptions(screen.getByLabelText('Bestellt von'), 'Mehmet Yilmaz');
    const theirs = await settled((now) => now.every((row) => row.includes('Mehmet Yilmaz')));
    const chip = await screen.findByRole('button', { name: 'Filter entfernen: Bestellt von: Mehmet Yilmaz' });
    await user.click(chip);
    await settled((now) => now.some((row) => row.includes('Katharina Brandt')));
    fill('Suche', 'yilmaz');
    expect(await settled((now) => now.every((row) => row.includes('Mehmet Yilmaz')))).toEqual(theirs);
  });

  it('keeps the buyer in the address and shows the name at the next visit', async () => {
    const first = await open('finance@nordwind.example', { syncUrl: true });
    await first.screen.findByRole('option', { name: 'Katharina Brandt' });
    await first.user.selectOptions(first.screen.getByLabelText('Bestellt von'), 'Katharina Brandt');
    await vi.waitUntil(() => location.search.includes('orders.buyer='));
    first.close();
    const second = await open('finance@nordwind.example', { syncUrl: true });
    await second.settled((now) => now.every((row) => row.includes('Katharina Brandt')));
    await second.screen.findByRole('button', { name: 'Filter entfernen: Bestellt von: Katharina Brandt' });
  });

  it.each([
    ['CSV', readGermanCsv],
    ['Excel', readWorkbook],
  ] as const)('exports the whole filtered set as %s, not the page', async (format, read) => {
    const saved = watchDownloads();
    const { screen, user, settled, shadow } = await open('manager@nordwind.example', { pageSize: 5 });
    await user.selectOptions(screen.getByLabelText('Status'), 'Abgeschlossen');
    await settled((now) => now.every((row) => row.includes('Abgeschlossen')));
    const count = Number(/\d+/.exec(shadow.querySelector('[part=count]')?.textContent ?? '')?.[0]);
    expect(count).toBeGreaterThan(5);
    await user.click(screen.getByRole('button', { name: `Als ${format} exportieren` }));
    await vi.waitUntil(() => saved.size > 0);
    const [blob] = saved.values();
    const { header, rows } = read(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer()));
    const head = 'Bestellung Datum Bestellt von Artikel Status Lieferung Referenz Kostenstelle Stück';
    expect(header.join(' ')).toBe(`${head} Betrag netto Betrag brutto Währung`);
    expect(rows).toHaveLength(count);
    for (const row of rows) {
      expect(row).toMatchObject({ Status: 'Abgeschlossen', Währung: 'EUR', Lieferung: null });
      expect(row.Datum).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(row['Bestellt von']).toMatch(/^(Katharina Brandt|Mehmet Yilmaz)$/);
      expect(Number(row['Betrag brutto'])).toBeGreaterThan(Number(row['Betrag netto']));
    }
    expect(rows.some(({ Kostenstelle }) => String(Kostenstelle).startsWith('KST '))).toBe(true);
  });

  it('opens an order in place where the host has no page for it, and comes back to its row', async () => {
    const { screen, user, rows, shadow, events } = await open('manager@nordwind.example');
    const number = numberOf(rows()[1] ?? '');
    await user.click(screen.getByRole('button', { name: number }));
    await screen.findByRole('heading', { name: `Bestellung ${number}` });
    // wait for the whole order, not only for the data of its row
    await vi.waitUntil(() => shadow.activeElement?.textContent === `Bestellung ${number}`);
    expect(events.map(({ type }) => type)).toEqual(['foyer-order-selected', 'foyer-navigate']);
    await user.click(screen.getByRole('button', { name: 'Alle Bestellungen' }));
    await vi.waitUntil(() => shadow.activeElement?.textContent === number);
  });

  it('opens an order in place from the short list too', async () => {
    const { screen, user, rows, shadow } = await open('manager@nordwind.example', { compact: true });
    expect(rows()).toHaveLength(5);
    const number = numberOf(rows()[0] ?? '');
    await user.click(screen.getByRole('button', { name: number }));
    await screen.findByRole('heading', { name: `Bestellung ${number}` });
    await user.click(screen.getByRole('button', { name: 'Alle Bestellungen' }));
    await vi.waitUntil(() => shadow.activeElement?.textContent === number);
  });

  it('links to the order where the host has a page, and leaves the navigation to a host that prevents the event', async () => {
    const hrefFor: SdkOptions['hrefFor'] = ({ route, params }) => `/de_DE/${route}/${params?.id ?? ''}`;
    const { screen, user, rows, host, shadow } = await open('manager@nordwind.example', {}, { hrefFor });
    const number = numberOf(rows()[0] ?? '');
    const link = screen.getByRole('link', { name: number });
    expect(link.getAttribute('href')).toMatch(/^\/de_DE\/order\/.+/);
    host.addEventListener('foyer-navigate', (event) => event.preventDefault());
    await user.click(link);
    expect(shadow.querySelector('[part=order]')).toBeNull();
    expect(location.pathname).toBe('/');
  });

  it('shows gross amounts and only own orders to a private customer', async () => {
    const { shadow, screen, rows } = await open('private@kunde.example');
    expect([...shadow.querySelectorAll('th[scope=col]')].map((cell) => cell.textContent).at(-1)).toBe(
      'Betrag brutto',
    );
    expect(rows().length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('Bestellt von')).toBeNull(); // a private customer has no colleagues
  });
});
