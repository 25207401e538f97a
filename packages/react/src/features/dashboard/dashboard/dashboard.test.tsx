import { useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';
import { describeWidget, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { orderExample } from '../../orders/orders-fixture.ts';
import { fakeCart } from '../../shop/shop-fixture.ts';
import { dashboardWidget } from '../dashboard.manifest.ts';
import { information, informationWithoutRole, nothingToTell, requests } from '../dashboard-fixture.ts';

const answers = { listDashboardInformation: information, listDashboardUseCases: requests };

describeWidget(dashboardWidget, {
  answers,
  roles: ['ROLE_SHOP', 'ROLE_USE_CASES'],
  ready: 'AB-2026-004711',
  empty: {
    answers: { listDashboardInformation: nothingToTell, listDashboardUseCases: nothingToTell },
    text: 'Alles erledigt',
  },
  failing: 'listDashboardInformation',
});

type Options = NonNullable<Parameters<typeof showWidget>[1]>;
const show = async (more: Options = {}) => {
  const shown = await showWidget(dashboardWidget, {
    answers,
    roles: ['ROLE_SHOP', 'ROLE_USE_CASES'],
    ...more,
  });
  await vi.waitUntil(() => shown.shadow.querySelector('[part=dashboard]'));
  await vi.waitUntil(() => shown.shadow.querySelector('[aria-busy=true]') === null);
  return { ...shown, part: (name: string) => [...shown.shadow.querySelectorAll(`[part=${name}]`)] };
};

describe('the home page', () => {
  it('sends two requests at most, and one for a user who cannot make requests', async () => {
    const own = (calls: readonly string[]) => calls.filter((name) => name.startsWith('listDashboard'));
    const shopper = await show();
    expect(own(shopper.api.calls).sort()).toEqual(['listDashboardInformation', 'listDashboardUseCases']);
    const clerk = await show({ roles: ['ROLE_FLEET_FINANCIAL'] });
    expect(own(clerk.api.calls)).toEqual(['listDashboardInformation']);
  });

  it('greets by the first name alone, at the time of day of the portal', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:30:00Z') });
    try {
      const { screen } = await show();
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Guten Morgen, \S+$/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lists tasks with their due dates, and links to them', async () => {
    const { part, screen, events } = await show();
    const [late, due] = part('task').map(({ textContent }) => textContent ?? '');
    expect(late).toMatch(/überfällig.*Fällig seit.*4\.187,60/);
    expect(due).toMatch(/HH-NW 214E.*Fällig bis/);
    (await screen.findByRole('button', { name: 'Jetzt melden' })).click();
    const target = { route: 'use-case', params: { id: 'mileage-status-report' } };
    await vi.waitUntil(() => events.some(({ type }) => type === 'foyer-navigate'));
    expect(events.find(({ type }) => type === 'foyer-navigate')?.detail).toMatchObject({ target });
  });

  it('has no empty section, and no link to a screen that the host does not have', async () => {
    const shown = await show({
      roles: [],
      answers: { listDashboardInformation: informationWithoutRole },
      hasScreen: (route) => route !== 'knowledge-platform',
    });
    expect(shown.part('notice')).toHaveLength(1);
    for (const name of ['tasks', 'figures', 'chart', 'list', 'requests', 'shortcuts'])
      expect([name, shown.part(name).length]).toEqual([name, 0]);
  });

  it('shows the rest if the requests fail, which have their own retry', async () => {
    const { api, screen, part } = await show({
      prepare: (fake) => fake.behave({ listDashboardUseCases: { status: 500, code: 'internal_error' } }),
    });
    expect(part('figure').length).toBeGreaterThan(0);
    api.behave({});
    (await screen.findByRole('button', { name: 'Erneut versuchen' })).click();
    await vi.waitUntil(() => part('request').length === 2);
  });

  it('shows the requests if the rest fails', async () => {
    const { part, screen } = await show({
      prepare: (fake) => fake.behave({ listDashboardInformation: { status: 500, code: 'internal_error' } }),
    });
    expect(part('request')).toHaveLength(2);
    await screen.findByRole('button', { name: 'Erneut versuchen' });
  });
});

it('names the due date of a request, or only that it is due', async () => {
  const [first] = requests.items;
  if (first === undefined) throw new Error('The fixture has no request.');
  const items = [first, { ...first, kind: 'charging-card-loss' as const, dueOn: null }];
  const { part } = await show({ answers: { ...answers, listDashboardUseCases: { items } } });
  const [untilDay, now] = part('request').map((card) => card.textContent ?? '');
  expect(untilDay).toMatch(/Fällig bis \d/);
  expect(untilDay).not.toMatch(/Fällig$/);
  expect(now).toMatch(/Fällig$/);
});

describe('more requests than are shown', () => {
  const [first] = requests.items;
  if (first === undefined) throw new Error('The fixture has no request.');
  const kinds = useCaseKinds.slice(0, 7);
  const many = { items: kinds.map((kind) => ({ ...first, kind, title: kind })) };
  const showMany = (hasScreen: (route: string) => boolean) =>
    show({ answers: { ...answers, listDashboardUseCases: many }, hasScreen });

  it('are limited to the first ones, and the heading links to all', async () => {
    const { part, screen, events } = await showMany(() => true);
    expect(part('request')).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Alle 7 Anliegen' }));
    await vi.waitUntil(() => events.some(({ type }) => type === 'foyer-navigate'));
    expect(events.find(({ type }) => type === 'foyer-navigate')?.detail).toMatchObject({
      target: { route: 'use-cases' },
    });
  });

  it('are all shown if the host has no screen for them', async () => {
    const { part, screen } = await showMany((route) => route !== 'use-cases');
    expect(part('request')).toHaveLength(7);
    expect(screen.queryByText('Alle 7 Anliegen')).toBeNull();
  });
});

describe('ordering again', () => {
  const order = { ...orderExample, items: orderExample.items.filter(({ articleId }) => articleId !== null) };

  it('adds the articles of the order to the cart once, however often the button is pressed', async () => {
    const { api, screen } = await show({ answers: { ...answers, getOrder: order, addCartItems: fakeCart } });
    const again = await screen.findByRole('button', { name: 'In den Warenkorb' });
    fireEvent.click(again);
    fireEvent.click(again);
    await screen.findByText('Zum Warenkorb');
    expect(api.callsOf('addCartItems')).toHaveLength(1);
  });

  it('reports a missing answer, and tries again', async () => {
    const { api, screen } = await show({
      answers: { ...answers, getOrder: order, addCartItems: fakeCart },
      prepare: (fake) => fake.behave({ addCartItems: { status: 503, code: 'unavailable' } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    await screen.findByText(/Ein erneuter Versuch sendet nichts doppelt/);
    api.behave({});
    fireEvent.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    await screen.findByText('Zum Warenkorb');
  });

  it('names the reason that excludes an article, and links to the order', async () => {
    const { screen } = await show({
      answers: { ...answers, getOrder: order },
      prepare: (fake) => fake.behave({ addCartItems: { status: 422, code: 'article_unavailable' } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    await screen.findByText('Nichts in den Warenkorb gelegt: Ein Artikel ist zurzeit nicht lieferbar.');
    expect(screen.getByText('Zur Bestellung')).toBeTruthy();
  });

  it('can be tried again if the reason is not an article', async () => {
    const { screen } = await show({
      answers: { ...answers, getOrder: order },
      prepare: (fake) => fake.behave({ addCartItems: { status: 429, code: 'rate_limited' } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    await screen.findByText(/Zu viele Anfragen/);
    expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeTruthy();
  });
});
