import { showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { dashboardWidget } from '../dashboard.manifest.ts';
import { information, months } from '../dashboard-fixture.ts';

const show = async (locale = 'de_DE') => {
  const shown = await showWidget(dashboardWidget, {
    answers: { listDashboardInformation: information },
    roles: ['ROLE_FLEET_FINANCIAL'],
    locale,
  });
  await vi.waitUntil(() => shown.shadow.querySelector('[role=listbox]'));
  const bars = () => [...shown.shadow.querySelectorAll<SVGGElement>('[role=option]')];
  const nameOf = (bar: Element | undefined | null) => bar?.getAttribute('aria-label')?.replaceAll(/\s/g, ' ');
  return { ...shown, bars, nameOf, focused: () => shown.shadow.activeElement };
};
const nameOfMonth = (month: string) =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );

describe('the chart of spending', () => {
  it('has a bar per month with its exact amount, one of which is the tab stop', async () => {
    const { bars, nameOf } = await show();
    expect(bars()).toHaveLength(12);
    expect(nameOf(bars()[0])).toBe(`${nameOfMonth(months[0]?.month ?? '')}: 1.234,56 €`);
    expect(nameOf(bars()[4])).toContain(': 0,00 €');
    expect(bars().map(({ tabIndex }) => tabIndex)).toEqual([...Array(11).fill(-1), 0]);
  });

  it('is navigated by arrow keys, Home and End, and shows the month', async () => {
    const { bars, focused, nameOf, screen } = await show();
    const press = (key: string) => fireEvent.keyDown(focused() ?? bars()[11] ?? document, { key });
    bars()[11]?.focus();
    press('ArrowRight');
    expect(focused()).toBe(bars()[11]);
    press('ArrowLeft');
    expect(focused()).toBe(bars()[10]);
    await vi.waitUntil(() => bars()[10]?.getAttribute('aria-selected') === 'true');
    press('Home');
    expect(nameOf(focused())).toContain('1.234,56');
    expect(await screen.findByText(/^1\.234,56\s€$/)).toBeTruthy();
    press('End');
    expect(focused()).toBe(bars()[11]);
  });

  it('is a table on demand, with every month and the sum', async () => {
    const { screen, shadow } = await show();
    const toggle = screen.getByRole('button', { name: 'Als Tabelle' });
    fireEvent.click(toggle);
    await vi.waitUntil(() => toggle.getAttribute('aria-pressed') === 'true');
    expect(shadow.querySelectorAll('tbody tr')).toHaveLength(12);
    expect(shadow.querySelector('tfoot')?.textContent).toMatch(/Zusammen39\.980,16/);
    expect(shadow.querySelector('tbody tr')?.textContent).toContain(nameOfMonth(months[11]?.month ?? ''));
    fireEvent.click(toggle);
    await vi.waitUntil(() => shadow.querySelector('[role=listbox]') !== null);
  });

  it('leads to the invoices of the month', async () => {
    const { shadow, events } = await show();
    const way = [...shadow.querySelectorAll('[part=chart] button')].find(
      ({ textContent }) => textContent === 'Rechnungen ansehen',
    );
    fireEvent.click(way ?? document);
    await vi.waitUntil(() => events.some(({ type }) => type === 'foyer-navigate'));
    const target = { route: 'invoices', query: months[11]?.link.query };
    expect(events.find(({ type }) => type === 'foyer-navigate')?.detail).toMatchObject({ target });
  });
});
