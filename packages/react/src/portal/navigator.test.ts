import { nextTask } from '@foyer/testing/next-task';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNavigator, type Navigator, type Redirect } from './navigator.ts';

interface Screen {
  readonly title: string;
}
type Answer = Screen | Redirect;

let stop: () => void;
let waiting: { readonly path: string; readonly answer: (with_: Answer) => void; fail(why: Error): void }[];
let navigator: Navigator<Screen>;

/** Answers the last request. */
async function answer(as: Answer): Promise<void> {
  waiting.at(-1)?.answer(as);
  await nextTask();
}
const asked = () => waiting.map(({ path }) => path);
const here = () => `${location.pathname}${location.search}${location.hash}`;
const title = () => navigator.get().shown?.screen.title;

beforeEach(async () => {
  history.replaceState(null, '', '/de_DE/shop');
  waiting = [];
  navigator = createNavigator<Screen>(
    (path) => new Promise((answer, fail) => waiting.push({ path, answer, fail })),
  );
  stop = navigator.start();
  await answer({ title: 'shop' });
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

test('the page stays, its address too, until the next one has its answer', async () => {
  void navigator.navigate('/de_DE/news?open=3');
  expect([here(), title(), navigator.get().isLoading]).toEqual(['/de_DE/shop', 'shop', true]);
  await answer({ title: 'news' });
  expect([here(), title(), navigator.get().isLoading]).toEqual(['/de_DE/news?open=3', 'news', false]);
  expect(asked()).toEqual(['/de_DE/shop', '/de_DE/news?open=3']);
});

test('of two navigations the later one counts, whichever is answered first', async () => {
  void navigator.navigate('/de_DE/news');
  void navigator.navigate('/de_DE/cart');
  await answer({ title: 'cart' });
  waiting[1]?.answer({ title: 'news' });
  await answer({ title: 'none' });
  expect([here(), title()]).toEqual(['/de_DE/cart', 'cart']);
});

test('a link adds to the history, what replaces does not, and a redirect adds the address it leads to', async () => {
  const before = history.length;
  void navigator.navigate('/de_DE/news', { replace: true });
  await answer({ title: 'news' });
  expect(history.length).toBe(before);
  void navigator.navigate('/de_DE/manage-employee');
  await answer({ redirectTo: '/de_DE' });
  expect(asked().at(-1)).toBe('/de_DE');
  await answer({ title: 'home' });
  expect([here(), history.length]).toEqual(['/de_DE', before + 1]);
});

test('an address that the page has already is replaced by where it leads, so that Back does not lead into it again', async () => {
  stop();
  history.replaceState(null, '', '/de_DE/order-overview');
  const before = history.length;
  navigator = createNavigator<Screen>(
    (path) => new Promise((done, fail) => waiting.push({ path, answer: done, fail })),
  );
  stop = navigator.start();
  expect(navigator.get().shown).toBeNull();
  await answer({ redirectTo: '/de_DE/login' });
  await answer({ title: 'login' });
  expect([here(), history.length, title()]).toEqual(['/de_DE/login', before, 'login']);
});

test('Back asks again, and shows the visit that was there: the same key, and no new entry', async () => {
  const first = navigator.get().shown?.place.key;
  void navigator.navigate('/de_DE/news');
  await answer({ title: 'news' });
  expect(navigator.get().shown?.place.key).not.toBe(first);
  const length = history.length;
  history.back();
  await vi.waitUntil(() => asked().length === 3);
  expect(title()).toBe('news');
  await answer({ title: 'shop again' });
  expect(navigator.get().shown).toMatchObject({
    step: 'pop',
    place: { key: first },
    screen: { title: 'shop again' },
  });
  expect([here(), history.length]).toEqual(['/de_DE/shop', length]);
});

test('a change of the # loads nothing and belongs to the same visit', async () => {
  const before = navigator.get().shown?.place.key;
  location.hash = '#main';
  await vi.waitUntil(() => navigator.get().shown?.place.hash === '#main');
  expect(asked()).toEqual(['/de_DE/shop']);
  expect(navigator.get().shown?.place.key).toBe(before);
});

test('asked again, a screen stays where it is; one that may not stay leads away, and is still in the history', async () => {
  const { length } = history;
  const key = navigator.get().shown?.place.key;
  void navigator.revalidate();
  expect(navigator.get()).toMatchObject({ isRevalidating: true, isLoading: false });
  await answer({ title: 'shop, as another person' });
  expect(navigator.get()).toMatchObject({ isRevalidating: false, shown: { place: { key } } });
  expect([title(), history.length]).toEqual(['shop, as another person', length]);
  void navigator.revalidate();
  await answer({ redirectTo: '/de_DE/login' });
  expect(navigator.get().isRevalidating).toBe(true);
  await answer({ title: 'login' });
  expect(navigator.get().isRevalidating).toBe(false);
  expect([here(), history.length]).toEqual(['/de_DE/login', length + 1]);
});

test('asked again while another screen is on its way, that one is asked for', async () => {
  void navigator.navigate('/de_DE/news');
  void navigator.revalidate();
  expect(asked()).toEqual(['/de_DE/shop', '/de_DE/news', '/de_DE/news']);
  await answer({ title: 'news' });
  expect([here(), title()]).toEqual(['/de_DE/news', 'news']);
});

test('an address that cannot be answered is an error of the whole portal', async () => {
  void navigator.navigate('/de_DE/news');
  waiting.at(-1)?.fail(new Error('no such file'));
  await vi.waitUntil(() => navigator.get().error !== undefined);
  expect([here(), title()]).toEqual(['/de_DE/shop', 'shop']);
});
