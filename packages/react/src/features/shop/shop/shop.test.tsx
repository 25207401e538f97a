import { describeWidget, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { shopWidget } from '../shop.manifest.ts';
import { articleOf, fakeArticle, fakeArticles, fakeCart, fakeCategories, fakeTags } from '../shop-fixture.ts';
import * as nav from './category-nav.css.ts';
import * as css from './shop.css.ts';

const answers = {
  listArticles: { items: [...fakeArticles], nextCursor: null, total: fakeArticles.length },
  listArticleCategories: { items: [...fakeCategories] },
  listArticleTags: { items: fakeTags },
  getCart: fakeCart,
  addCartItems: { ...fakeCart, version: 2, itemCount: 1 },
};

describeWidget(shopWidget, {
  answers,
  ready: keepUnits('Wallbox Nexo 11 kW'),
  empty: { answers: { listArticles: { items: [], nextCursor: null, total: 0 } }, text: 'Noch keine Artikel' },
  failing: 'listArticles',
  privately: { shows: /799,00\s€ netto/, hides: /brutto/ },
});

type Shown = Awaited<ReturnType<typeof showWidget>>;
const show = (options: Parameters<typeof showWidget>[1] = {}) =>
  showWidget(shopWidget, { roles: ['ROLE_SHOP'], answers, ...options });

const countOf = (shown: Shown, name: string) => shown.api.calls.filter((call) => call === name).length;
const card = async (shown: Shown, name: string): Promise<HTMLElement> => {
  const link = await shown.screen.findByRole('button', { name: keepUnits(name) });
  const found = link.closest('li');
  if (found === null) throw new Error(`There is no card of ${name}.`);
  return found;
};
const field = (box: HTMLElement) => box.querySelector('[part=quantity-input]') as HTMLInputElement;
const add = (box: HTMLElement) => box.querySelector('[part=add]') as HTMLButtonElement;

describe('Shop', () => {
  it('follows changed attributes; the user’s choice stays until then', async () => {
    const shown = await show({ props: { view: 'grid', pageSize: 8 } });
    await shown.screen.findByText('Wallbox Nexo 11 kW');
    const asked = () => shown.api.callsOf('listArticles').at(-1)?.url.searchParams;
    const isPressed = (name: string) =>
      shown.screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
    expect([asked()?.get('limit'), isPressed('Kacheln')]).toEqual(['8', true]);
    await userEvent.click(shown.screen.getByRole('button', { name: 'Liste' }));
    shown.change({ view: 'grid', pageSize: 4, category: fakeCategories[0]?.id });
    await vi.waitUntil(
      () => asked()?.get('limit') === '4' && asked()?.get('category') === fakeCategories[0]?.id,
    );
    expect(isPressed('Liste')).toBe(true);
    shown.change({ view: 'list' });
    await vi.waitUntil(() => asked()?.get('limit') === '24' && !asked()?.has('category'));
    expect(isPressed('Liste')).toBe(true);
    shown.change({ view: 'grid' });
    await vi.waitUntil(() => isPressed('Kacheln'));
  });

  it('counts the articles of categories and tags under search and filters; empty ones are grey', async () => {
    const shown = await show();
    const entry = (name: string) => shown.screen.findByRole('button', { name });
    const [cables, charging] = [await entry('Ladekabel61'), await entry('Ladestationen148')];
    expect(cables.classList.contains(nav.empty)).toBe(false);
    const left = <T extends { readonly id: string }>(
      all: readonly T[],
      some: Readonly<Record<string, number>>,
    ) => all.map((one) => ({ ...one, articleCount: some[one.id] ?? 0 }));
    shown.api.answer({
      listArticleCategories: { items: left(fakeCategories, { charging: 3 }) },
      listArticleTags: { items: left(fakeTags, { rfid: 2 }) },
    });
    const search = shown.screen.getByRole('searchbox', { name: 'Artikel suchen' });
    fireEvent.change(search, { target: { value: 'voltara' } });
    fireEvent.click(shown.screen.getByRole('checkbox', { name: 'Nur lieferbare Artikel' }));
    const whole = { locale: 'de_DE', search: 'voltara', available: 'true' };
    for (const name of ['listArticleCategories', 'listArticleTags'] as const)
      await vi.waitUntil(() => {
        const asked = shown.api.callsOf(name).at(-1)?.url.searchParams ?? new URLSearchParams();
        return JSON.stringify(Object.fromEntries(asked)) === JSON.stringify(whole);
      });
    await vi.waitUntil(
      () => cables.textContent === 'Ladekabel0' && charging.textContent === 'Ladestationen3',
    );
    expect([cables, charging].map((one) => one.classList.contains(nav.empty))).toEqual([true, false]);
    const tag = async (name: string) =>
      (await shown.screen.findByRole('checkbox', { name })).closest('[part=checkbox]');
    expect((await tag('OCPP 1.6 (0)'))?.classList.contains(css.noArticles)).toBe(true);
    expect((await tag('RFID (2)'))?.classList.contains(css.noArticles)).toBe(false);
  });

  it('searches once, after a pause in typing', async () => {
    const shown = await show();
    await shown.screen.findByText('Wallbox Nexo 11 kW');
    const before = countOf(shown, 'listArticles');
    shown.api.answer({ listArticles: { items: [articleOf(9, 'Treffer')], nextCursor: null, total: 1 } });
    const search = shown.screen.getByRole('searchbox', { name: 'Artikel suchen' });
    for (const value of ['k', 'ka', 'kabel']) fireEvent.change(search, { target: { value } });
    await shown.screen.findByText('Treffer');
    expect(countOf(shown, 'listArticles')).toBe(before + 1);
    expect(shown.screen.getByText('1 Artikel')).toBeTruthy();
    const searched = () => shown.events.filter(({ type }) => type === 'foyer-searched');
    expect(searched().map(({ detail }) => detail)).toEqual([{ version: 1, text: 'kabel', results: 1 }]);
    fireEvent.click(shown.screen.getByRole('button', { name: 'Liste' }));
    expect(searched()).toHaveLength(1);
  });

  it('says that nothing matches and clears the filters', async () => {
    const shown = await show();
    await shown.screen.findByText('Wallbox Nexo 11 kW');
    shown.api.answer({ listArticles: { items: [], nextCursor: null, total: 0 } });
    await userEvent.click(
      shown.screen.getAllByRole('checkbox', { name: 'Nur lieferbare Artikel' })[0] as HTMLElement,
    );
    await shown.screen.findByText('Keine passenden Artikel');
    shown.api.answer({ listArticles: answers.listArticles });
    await userEvent.click(
      shown.screen.getAllByRole('button', { name: 'Filter zurücksetzen' }).at(-1) as HTMLElement,
    );
    await shown.screen.findByText('Wallbox Nexo 11 kW');
    expect(
      (shown.screen.getByRole('checkbox', { name: 'Nur lieferbare Artikel' }) as HTMLInputElement).checked,
    ).toBe(false);
  });

  it('loads the next page below the first', async () => {
    const first = { items: fakeArticles.slice(0, 2), nextCursor: 'next', total: 3 };
    const shown = await show({ answers: { ...answers, listArticles: first } });
    await shown.screen.findByText('2 von 3 Artikeln');
    shown.api.answer({ listArticles: { items: fakeArticles.slice(2, 3), nextCursor: null, total: 3 } });
    await userEvent.click(shown.screen.getByRole('button', { name: 'Mehr Artikel laden' }));
    await shown.screen.findByText('Ladekabel Typ 2, 7,5 m');
    expect(shown.screen.getByText('Wallbox Nexo 11 kW')).toBeTruthy();
    expect(shown.screen.queryByRole('button', { name: 'Mehr Artikel laden' })).toBeNull();
  });

  it.each([
    ['0', 'Mindestens 1 Stück.'],
    ['-1', 'Mindestens 1 Stück.'],
    ['0.5', 'Bitte geben Sie eine ganze Zahl ein.'],
    ['1000000000', 'Höchstens 50 Stück.'],
    ['1e9', 'Bitte geben Sie eine Zahl ein.'],
    ['abc', 'Bitte geben Sie eine Zahl ein.'],
  ])('says what is wrong with %s at the field, sends nothing and keeps it', async (text, message) => {
    const shown = await show();
    const box = await card(shown, 'Wallbox Nexo 11 kW');
    fireEvent.change(field(box), { target: { value: text } });
    await userEvent.click(add(box));
    await vi.waitFor(() => expect(box.querySelector('[role=alert]')?.textContent).toBe(message));
    expect(field(box).value).toBe(text);
    expect(field(box).getAttribute('aria-invalid')).toBe('true');
    expect(shown.shadow.activeElement).toBe(field(box));
    expect(shown.api.calls).not.toContain('addCartItems');
  });

  it('adds to the cart, confirms it, emits the event, and updates the cart of every widget', async () => {
    const shown = await show();
    const box = await card(shown, 'Wallbox Nexo 11 kW');
    await userEvent.click(box.querySelector('[part=increase]') as HTMLElement);
    expect(field(box).value).toBe('2');
    await userEvent.click(add(box));
    await vi.waitFor(() => expect(add(box).textContent).toContain('Im Warenkorb'));
    expect(shown.events.map(({ type, detail }) => [type, detail])).toEqual([
      ['foyer-article-added', { articleId: 'article-1', quantity: 2 }],
    ]);
    expect(shown.sdk.resource('getCart').get().data?.version).toBe(2);
    expect(shown.text()).toContain('2 × Wallbox Nexo 11 kW liegt im Warenkorb.');
  });

  it.each([
    ['article_unavailable', 409, 'Dieser Artikel ist zurzeit nicht lieferbar.'],
    ['article_unknown', 422, 'Diesen Artikel gibt es nicht mehr.'],
    ['quantity_out_of_range', 422, /Diese Menge ist nicht möglich/],
    ['cart_full', 409, /Ihr Warenkorb ist voll/],
  ])('explains %s where it happened', async (code, status, message) => {
    const shown = await show();
    const box = await card(shown, 'Wallbox Nexo 11 kW');
    shown.api.behave({ addCartItems: { status, code } });
    await userEvent.click(add(box));
    await vi.waitFor(() => expect(box.querySelector('[role=alert]')?.textContent).toMatch(message));
    expect(shown.events).toEqual([]);
  });

  it('has no add button for an unavailable article', async () => {
    const shown = await show();
    const box = await card(shown, 'Standfuß für zwei Wallboxen');
    expect(box.textContent).toContain('Nicht lieferbar');
    expect([add(box), field(box)]).toEqual([null, null]);
    const others = shown.screen.getByRole('button', {
      name: 'Alternativen ansehen: Standfuß für zwei Wallboxen',
    });
    await userEvent.click(others);
    await vi.waitFor(() => expect(shown.api.calls).toContain('getArticle'));
  });

  it('has no add button and no tier price where the stock is below the minimum quantity', async () => {
    const rest = articleOf(7, 'Ladekabel, Restposten', {
      availability: { status: 'low_stock', quantity: 3, leadTimeDays: 2, backorderExpectedOn: null },
      price: { ...(fakeArticles[0]?.price ?? articleOf(8, 'x').price) },
      minQuantity: 5,
      maxQuantity: 0,
      quantityStep: 5,
    });
    const shown = await show({
      answers: { ...answers, listArticles: { items: [rest], nextCursor: null, total: 1 } },
    });
    const box = await card(shown, 'Ladekabel, Restposten');
    expect([add(box), field(box)]).toEqual([null, null]);
    expect(box.textContent).not.toContain('ab 5 Stück');
  });

  it('shows prices in the order of the mode', async () => {
    const shown = await show();
    const box = await card(shown, 'Wallbox Nexo 11 kW');
    expect(box.querySelector('[part=price]')?.textContent?.replaceAll(/\s/g, ' ')).toBe(
      '799,00 €950,81 € bruttoab 5 Stück 749,00 €',
    );
  });

  it('shows an article in place where the host has no page for it, and returns to its position in the list', async () => {
    const shown = await show({
      answers: { ...answers, getArticle: fakeArticle },
    });
    const link = await shown.screen.findByRole('button', { name: keepUnits('Wallbox Nexo 11 kW') });
    await userEvent.click(link);
    const heading = await shown.screen.findByRole('heading', {
      level: 1,
      name: keepUnits('Wallbox Nexo 11 kW'),
    });
    await vi.waitFor(() => expect(shown.shadow.activeElement).toBe(heading));
    expect(shown.events[0]?.detail).toMatchObject({ target: { route: 'shop-product' }, href: null });
    await userEvent.click(shown.screen.getByRole('button', { name: 'Zurück zum Shop' }));
    await vi.waitFor(() => expect(shown.shadow.activeElement).toBe(link));
  });

  it('links to the article where the host has a page for it', async () => {
    const shown = await show({
      hrefFor: ({ route, params }) => (params ? `/p/${route}/${params.id}` : null),
    });
    const link = await shown.screen.findByRole('link', { name: keepUnits('Wallbox Nexo 11 kW') });
    expect(link.getAttribute('href')).toBe('/p/shop-product/article-1');
  });

  it('starts with categories and novelties and without a list, with startPage', async () => {
    const shown = await show({ props: { startPage: true } });
    await shown.screen.findByText('Neuheiten');
    await userEvent.click(await shown.screen.findByRole('button', { name: /Ladekabel.*61 Artikel/ }));
    await shown.screen.findByText('6 Artikel');
    expect(shown.screen.queryByText('Neuheiten')).toBeNull();
  });

  it('searches on the start page as the user types: the text and the page stay', async () => {
    const shown = await show({
      props: { startPage: true },
      hrefFor: ({ route }) => `/p/${route}`,
    });
    await shown.screen.findByText('Neuheiten');
    const search = shown.screen.getByRole('searchbox', { name: 'Artikel suchen' }) as HTMLInputElement;
    search.focus();
    fireEvent.change(search, { target: { value: 'wall' } });
    await shown.screen.findByText('6 Artikel');
    expect(shown.screen.queryByText('Neuheiten')).toBeNull();
    fireEvent.change(search, { target: { value: 'wallbox' } });
    expect(search.value).toBe('wallbox');
    expect(search.isConnected).toBe(true);
    expect(shown.shadow.activeElement).toBe(search);
    expect(shown.events.filter(({ type }) => type === 'foyer-navigate')).toEqual([]);
    fireEvent.change(search, { target: { value: '' } });
    await shown.screen.findByText('Neuheiten');
    expect(shown.shadow.activeElement).toBe(search);
  });
});

describe('the quick order', () => {
  it('opens in place where the host has no page for it, and leads back', async () => {
    const shown = await show();
    const link = await shown.screen.findByRole('button', { name: 'Schnellbestellung' });
    await userEvent.click(link);
    const heading = await shown.screen.findByRole('heading', { level: 1, name: 'Schnellbestellung' });
    await vi.waitFor(() => expect(shown.shadow.activeElement).toBe(heading));
    await userEvent.click(shown.screen.getByRole('button', { name: 'Zurück zum Shop' }));
    await vi.waitFor(() => expect(shown.shadow.activeElement).toBe(link));
  });

  it('is a link where the host has a page for it', async () => {
    const shown = await show({ hrefFor: ({ route }) => `/p/${route}` });
    const link = await shown.screen.findByRole('link', { name: 'Schnellbestellung' });
    expect(link.getAttribute('href')).toBe('/p/quick-order');
  });
});
