import type { Article } from '@foyer/contract/shop/shop.schema';
import { describeWidget, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { articleWidget } from '../shop.manifest.ts';
import { fakeArticle, fakeArticles, fakeCart, fakeCategories } from '../shop-fixture.ts';

const related = fakeArticles.filter(({ id }) => fakeArticle.relatedIds.includes(id));
const answers = {
  getArticle: fakeArticle,
  listArticles: { items: related, nextCursor: null },
  listArticleCategories: { items: [...fakeCategories] },
  getCart: fakeCart,
  addCartItems: { ...fakeCart, version: 2 },
};
const props = { articleId: 'article-1' };

describeWidget(articleWidget, {
  props,
  answers,
  ready: 'Ladeleistung',
  empty: null,
  failing: 'getArticle',
  privately: { shows: 'inkl. 19 % MwSt.', hides: /zzgl\./ },
});

const show = (options: Parameters<typeof showWidget>[1] = {}) =>
  showWidget(articleWidget, { roles: ['ROLE_SHOP'], answers, props, ...options });

/** An article that is not available, although it has tier prices. */
const gone: Article = {
  ...fakeArticle,
  availability: { status: 'unavailable', quantity: 0, leadTimeDays: null, backorderExpectedOn: null },
  maxQuantity: 0,
};
const showGone = (more: Partial<Article> = {}, options: Parameters<typeof showWidget>[1] = {}) =>
  show({ answers: { ...answers, getArticle: { ...gone, ...more } }, ...options });

describe('an article that is not available', () => {
  it('has no quantity field, no limits, no tier prices, and keeps its price', async () => {
    const shown = await showGone();
    await shown.screen.findByRole('button', { name: 'Bescheid geben' });
    const offer = shown.shadow.querySelector('[part=price]')?.parentElement;
    expect(offer?.querySelectorAll('[part=add-to-cart], [part=quantity], [part=tiers]')).toHaveLength(0);
    expect(shown.text()).not.toMatch(/Höchstens|ab 5\b/);
    expect(offer?.querySelector('[part=price]')?.textContent).toMatch(/799,00/);
  });

  it('takes a request for a notice, which can be cancelled, and keeps the focus', async () => {
    const shown = await showGone(
      {},
      {
        answers: {
          ...answers,
          getArticle: gone,
          requestArticleNotice: { noticeRequested: true },
          cancelArticleNotice: { noticeRequested: false },
        },
      },
    );
    const ask = await shown.screen.findByRole('button', { name: 'Bescheid geben' });
    await userEvent.click(ask);
    const withdraw = await shown.screen.findByRole('button', { name: 'Nicht mehr Bescheid geben' });
    expect(shown.screen.getByText(/erhalten Sie eine E-Mail/)).toBeTruthy();
    expect(shown.shadow.activeElement).toBe(withdraw);
    await userEvent.click(withdraw);
    await shown.screen.findByRole('button', { name: 'Bescheid geben' });
    expect(shown.api.callsOf('requestArticleNotice')[0]?.url.pathname).toMatch(/article-1\/notice$/);
    expect(shown.api.callsOf('cancelArticleNotice')).toHaveLength(1);
  });

  it('shows an earlier request for a notice', async () => {
    const shown = await showGone({ noticeRequested: true });
    await shown.screen.findByRole('button', { name: 'Nicht mehr Bescheid geben' });
  });

  it('shows why the notice could not be requested, and allows a retry', async () => {
    const shown = await showGone(
      {},
      {
        answers: { ...answers, getArticle: gone },
        prepare: (api) => api.behave({ requestArticleNotice: { status: 503, code: 'unavailable' } }),
      },
    );
    await userEvent.click(await shown.screen.findByRole('button', { name: 'Bescheid geben' }));
    await vi.waitFor(() => expect(shown.screen.getAllByRole('alert')[0]?.textContent).not.toBe(''), 6000);
    shown.api.behave({});
    shown.api.answer({ requestArticleNotice: { noticeRequested: true } });
    await userEvent.click(shown.screen.getByRole('button', { name: 'Bescheid geben' }));
    await shown.screen.findByRole('button', { name: 'Nicht mehr Bescheid geben' });
    expect(shown.screen.queryByRole('alert')).toBeNull();
  });

  it('is offered again at once where it has become available', async () => {
    const shown = await showGone();
    const ask = await shown.screen.findByRole('button', { name: 'Bescheid geben' });
    shown.api.answer({ getArticle: fakeArticle });
    shown.api.behave({ requestArticleNotice: { status: 409, code: 'article_available' } });
    await userEvent.click(ask);
    await shown.screen.findByRole('spinbutton', { name: /Wallbox Nexo 11 kW/ });
  });

  it('shows the available articles of its category, in one call, and no related ones', async () => {
    const shown = await showGone();
    await shown.screen.findByRole('heading', { name: 'Das ist lieferbar' });
    await shown.screen.findByText('Ladekabel Typ 2, 7,5 m');
    const [asked, ...others] = shown.api.callsOf('listArticles');
    expect(others).toEqual([]);
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toMatchObject({
      category: 'wallboxes',
      available: 'true',
      limit: '8',
    });
    expect(shown.text()).not.toContain('Dazu passt');
  });
});

describe('Article', () => {
  it('shows tiers, technical data and related articles', async () => {
    const shown = await show();
    const tiers = await shown.screen.findByRole('table', { name: 'Staffelpreise' });
    expect(tiers.textContent?.replaceAll(/\s/g, ' ')).toContain('ab 5749,00 €ab 20699,00 €');
    expect(shown.screen.getByRole('row', { name: keepUnits('Ladeleistung 11 kW') })).toBeTruthy();
    await shown.screen.findByText('Ladekabel Typ 2, 7,5 m');
    expect(shown.events.map(({ type, detail }) => [type, detail])).toEqual([
      ['foyer-viewed', { version: 1, kind: 'article', id: 'article-1' }],
    ]);
  });

  it('highlights the reached price, from one piece on, and shows the sum and the next lower price', async () => {
    const shown = await show();
    const table = await shown.screen.findByRole('table', { name: 'Staffelpreise' });
    const lit = () => table.querySelector('[aria-current]')?.textContent?.replaceAll(/\s/g, ' ');
    const said = () =>
      shown.shadow.querySelector('[part=offer-sum]')?.textContent?.replaceAll(/\s/g, ' ') ?? '';
    expect([lit(), said()]).toEqual(['ab 1799,00 €', '1 Stück zusammen 799,00 €Noch 4 für je 749,00 €']);
    const field = shown.shadow.querySelector('[part=quantity-input]') as HTMLInputElement;
    fireEvent.change(field, { target: { value: '5' } });
    expect([lit(), said()]).toEqual(['ab 5749,00 €', '5 Stück zusammen 3.745,00 €']);
    fireEvent.change(field, { target: { value: '18' } });
    expect(said()).toContain('Noch 2 für je 699,00 €');
    fireEvent.change(field, { target: { value: '' } });
    expect(said()).toBe('');
  });

  it('shows at the quantity field how many pieces are delivered later', async () => {
    const availability = {
      status: 'low_stock',
      quantity: 6,
      leadTimeDays: 3,
      backorderExpectedOn: '2026-12-03',
    } as const;
    const few = { ...fakeArticle, availability, maxQuantity: 100 };
    const shown = await show({ answers: { ...answers, getArticle: few } });
    await shown.screen.findByRole('table', { name: 'Staffelpreise' });
    const note = () => shown.shadow.querySelector('[part=note]')?.textContent?.replaceAll(/\s/g, ' ');
    const field = shown.shadow.querySelector('[part=quantity-input]') as HTMLInputElement;
    fireEvent.change(field, { target: { value: '50' } });
    expect(note()).toBe('6 sofort, 44 ab 3. Dezember');
    fireEvent.change(field, { target: { value: '6' } });
    expect(note()).toBeFalsy();
  });

  it('shows the not-found page for an unknown article', async () => {
    const shown = await show({
      prepare: (api) => api.behave({ getArticle: { status: 404, code: 'not_found' } }),
    });
    await shown.screen.findByText('Artikel nicht gefunden');
    await userEvent.click(shown.screen.getByRole('button', { name: 'Zum Shop' }));
    expect(shown.events[0]?.detail).toMatchObject({ target: { route: 'shop' } });
  });

  it('requests nothing without an id', async () => {
    const shown = await show({ props: {} });
    await shown.screen.findByText('Es ist kein Artikel ausgewählt.');
    expect(shown.api.calls).not.toContain('getArticle');
  });

  it('changes the big picture', async () => {
    const shown = await show();
    const second = await shown.screen.findByRole('button', { name: 'Bild 2 von 2 anzeigen' });
    await userEvent.click(second);
    expect(second.getAttribute('aria-pressed')).toBe('true');
    expect(shown.screen.getByRole('img', { name: 'Wallbox Nexo, Anschlüsse' })).toBeTruthy();
  });

  it('names the document that could not be loaded', async () => {
    const failure = { status: 503, code: 'unavailable' };
    const shown = await show({ prepare: (api) => api.behave({ downloadArticleDocument: failure }) });
    await userEvent.click(
      await shown.screen.findByRole('button', { name: /^Montageanleitung .* herunterladen$/ }),
    );
    await vi.waitFor(
      () => expect(shown.text()).toContain('Montageanleitung konnte nicht heruntergeladen werden'),
      6000,
    );
  });

  it('opens a related article in place where the host has no page for it', async () => {
    const shown = await show();
    const link = await shown.screen.findByRole('button', { name: 'Ladekabel Typ 2, 7,5\u00a0m' });
    shown.api.answer({ getArticle: { ...fakeArticle, id: 'article-3', name: 'Ladekabel im Ganzen' } });
    await userEvent.click(link);
    await shown.screen.findByRole('heading', { level: 1, name: 'Ladekabel im Ganzen' });
  });
});
