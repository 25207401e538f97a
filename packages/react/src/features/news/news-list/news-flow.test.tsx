import { showWidget } from '@foyer/testing';
import { createTestWorld, type TestWorld } from '@foyer/testing/create-test-world';
import { fireEvent } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newsWidget } from '../news.manifest.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ demo: true });
});
afterAll(() => world?.close());

async function open(account: string, props: object = {}) {
  const sdk = await world.as(account, { hrefFor: () => null });
  const shown = await showWidget(newsWidget, { sdk, props: { ...props } });
  const articles = () => [...shown.shadow.querySelectorAll('[part=article]')];
  const settled = async (test: (texts: string[]) => boolean) =>
    vi.waitUntil(() => {
      const texts = articles().map(({ textContent }) => textContent ?? '');
      return texts.length > 0 && test(texts) ? texts : null;
    });
  await settled(() => true);
  return { ...shown, sdk, articles, settled, fireEvent };
}

describe('news over the real server', () => {
  it('leaves unread marks to the full list, which clears them for the next visit', async () => {
    const compact = await open('buyer@nordwind.example', { compact: true });
    expect(compact.articles()).toHaveLength(3);
    compact.close();
    const first = await open('buyer@nordwind.example');
    await first.settled((texts) => texts.some((text) => text.startsWith('Neu')));
    await vi.waitUntil(() => !first.sdk.$hasUnreadNews.get());
    first.close();
    const second = await open('buyer@nordwind.example');
    await second.settled((texts) => texts.every((text) => !text.startsWith('Neu')));
  });

  it('filters by topic and search', async () => {
    const { screen, settled, fireEvent } = await open('manager@nordwind.example');
    fireEvent.change(screen.getByLabelText('Thema'), { target: { value: 'event' } });
    await settled((texts) => texts.every((text) => text.includes('Veranstaltungen')));
    fireEvent.change(screen.getByLabelText('Suche'), { target: { value: 'qqqq' } });
    await screen.findByText(/^Zu Ihrer Suche wurde nichts gefunden/);
  });

  it('opens the entry named by the address of the page, with the focus on its headline', async () => {
    const { sdk } = await open('manager@nordwind.example', { compact: true });
    const result = await sdk.call('listNews', { query: { limit: 3, sort: 'publishedAt:desc' } });
    const news = result.ok ? result.value.items[1] : undefined;
    const { shadow } = await open('manager@nordwind.example', { openId: news?.id });
    const isOpen = () => shadow.activeElement?.textContent === news?.title;
    await vi.waitUntil(isOpen);
    const card = shadow.activeElement?.closest('[part=article]');
    expect(card?.querySelector('[part=toggle]')?.getAttribute('aria-expanded')).toBe('true');
  });

  it('unfolds the full text in place', async () => {
    const { screen, shadow, fireEvent } = await open('manager@nordwind.example');
    const more = screen.getAllByRole('button', { name: 'Weiterlesen' })[0] as HTMLElement;
    const text = shadow.getElementById(more.getAttribute('aria-controls') ?? '') as HTMLElement;
    expect(text.hidden).toBe(true);
    fireEvent.click(more);
    await vi.waitUntil(() => !text.hidden);
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });
});
