import { nextTask } from '@foyer/testing/next-task';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createNavigator } from './navigator.ts';
import { pathOf, placeHere } from './place.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

/** Simulates a browser that reports each history entry, like the Navigation API. */
function tellOfEntries() {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  for (const step of ['push', 'replace'] as const) {
    const own = history[`${step}State`];
    vi.spyOn(history, `${step}State`).mockImplementation((...change) => {
      own.apply(history, change);
      navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType: step }));
    });
  }
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
}

async function start() {
  const asked: string[] = [];
  const navigator = createNavigator<{ readonly path: string }>(
    async (path) => {
      asked.push(path);
      return { path };
    },
    {
      here: placeHere,
      keep: (place, step) => history[`${step}State`]({ key: place.key }, '', pathOf(place)),
      isShared: true,
    },
  );
  history.replaceState(null, '', '/portal/news');
  onTestFinished(navigator.start());
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    await nextTask();
  };
  await settle();
  return { asked, navigator, settle, shown: () => navigator.get().shown?.screen.path };
}

it.each([
  ['with the Navigation API', true],
  ['without the Navigation API', false],
])('follows history entries of another script of the page, %s', async (_, isTold) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  if (isTold) tellOfEntries();
  const { asked, navigator, settle, shown } = await start();
  history.pushState(null, '', '/portal/invoices');
  await settle();
  expect(shown()).toBe('/portal/invoices');
  history.replaceState({ own: 1 }, '', '/portal/orders?page=2');
  await settle();
  expect([shown(), history.state.own]).toEqual(['/portal/orders?page=2', 1]);
  // changes by a list of the screen or by the portal itself cause no navigation
  history.pushState(history.state, '', '/portal/orders?page=3');
  await settle();
  void navigator.navigate('/portal/cart');
  await settle();
  expect(shown()).toBe('/portal/cart');
  expect(asked).toEqual(['/portal/news', '/portal/invoices', '/portal/orders?page=2', '/portal/cart']);
});
