import { describeWidget, showWidget } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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

describe('Article', () => {
  it('shows tiers, technical data and what goes well with it', async () => {
    const shown = await show();
    const tiers = await shown.screen.findByRole('table', { name: 'Staffelpreise' });
    expect(tiers.textContent?.replaceAll(/\s/g, ' ')).toContain('ab 5749,00 €ab 20699,00 €');
    expect(shown.screen.getByRole('row', { name: 'Ladeleistung 11 kW' })).toBeTruthy();
    await shown.screen.findByText('Ladekabel Typ 2, 7,5 m');
  });

  it('says that there is no such article', async () => {
    const shown = await show({
      prepare: (api) => api.behave({ getArticle: { status: 404, code: 'not_found' } }),
    });
    await shown.screen.findByText('Artikel nicht gefunden');
    await userEvent.click(shown.screen.getByRole('button', { name: 'Zum Shop' }));
    expect(shown.events[0]?.detail).toMatchObject({ target: { route: 'shop-products' } });
  });

  it('asks for nothing without an id', async () => {
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

  it('says which document could not be had', async () => {
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
    const link = await shown.screen.findByRole('button', { name: 'Ladekabel Typ 2, 7,5 m' });
    shown.api.answer({ getArticle: { ...fakeArticle, id: 'article-3', name: 'Ladekabel im Ganzen' } });
    await userEvent.click(link);
    await shown.screen.findByRole('heading', { level: 1, name: 'Ladekabel im Ganzen' });
  });
});
