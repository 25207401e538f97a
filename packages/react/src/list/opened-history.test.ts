import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOpenedHistory, type OpenedHistory } from './opened-history.ts';
import { queryOfPage } from './use-list-view.ts';

let stop: (() => void) | undefined;
const seen: (string | null)[] = [];

function create(name?: string, start: string | null = null): OpenedHistory {
  const opened = createOpenedHistory(queryOfPage, name, start);
  stop = opened.listen((id) => seen.push(id));
  return opened;
}
/** Runs a history step and waits for its `popstate`. */
const step = (go: () => void) =>
  new Promise<void>((done) => {
    addEventListener('popstate', () => done(), { once: true });
    go();
  });
const lengthAfter = (change: () => void) => {
  const before = history.length;
  change();
  return history.length - before;
};

describe.each([
  ['without a name', undefined],
  ['with a name', 'orders'],
])('what a list %s has opened', (_, name) => {
  beforeEach(() => {
    seen.length = 0;
    history.pushState({ router: 7 }, '', '/portal?page=2');
  });
  afterEach(() => {
    stop?.();
    history.replaceState(null, '', '/');
  });

  it('is nothing at first, or what it is told to start with', () => {
    expect(create(name).read()).toBeNull();
    stop?.();
    expect(create(name, 'o1').read()).toBe('o1');
  });

  it('is one step of the history, however many entries are looked at', () => {
    const opened = create(name);
    expect(lengthAfter(() => opened.open('o1'))).toBe(1);
    expect(lengthAfter(() => opened.open('o2'))).toBe(0);
    expect(opened.read()).toBe('o2');
  });

  it('leaves the query and the state of the page alone', () => {
    create(name).open('o1');
    expect(new URLSearchParams(location.search).get('page')).toBe('2');
    expect(history.state).toMatchObject({ router: 7 });
  });

  it('goes with the step back, and the list hears of it', async () => {
    const opened = create(name);
    opened.open('o1');
    await step(() => opened.close());
    expect(opened.read()).toBeNull();
    expect(seen).toEqual([null]);
    expect(history.state).toEqual({ router: 7 });
  });

  it('is there again after a step forward', async () => {
    const opened = create(name);
    opened.open('o1');
    await step(() => history.back());
    await step(() => history.forward());
    expect(seen).toEqual([null, 'o1']);
  });

  it('waits for the way back where another one is opened meanwhile', async () => {
    const opened = create(name);
    opened.open('o1');
    await step(() => {
      opened.close();
      opened.open('o2');
    });
    expect(opened.read()).toBe('o2');
    expect(seen).toEqual(['o2']);
  });

  it('closes without a step what it has started with', () => {
    const opened = create(name, 'o1');
    expect(lengthAfter(() => opened.close())).toBe(0);
    expect(opened.read()).toBeNull();
  });

  it('is heard of no more once listening has ended', async () => {
    const opened = create(name);
    opened.open('o1');
    stop?.();
    await step(() => history.back());
    expect(seen).toEqual([]);
  });
});

describe('the address', () => {
  afterEach(() => {
    stop?.();
    history.replaceState(null, '', '/');
  });

  it.each([
    ['names the opened entry if the list has a name', 'orders', '?orders.open=o1'],
    ['does not name it if the list has no name', undefined, ''],
  ])('%s', (_, name, expected) => {
    history.pushState(null, '', '/portal');
    create(name).open('o1');
    expect(location.search).toBe(expected);
  });

  it('opens what it names, and closing takes it out in place', () => {
    history.pushState(null, '', '/portal?orders.open=o9&x=1');
    const opened = create('orders');
    expect(opened.read()).toBe('o9');
    expect(lengthAfter(() => opened.close())).toBe(0);
    expect(opened.read()).toBeNull();
    expect(location.search).toBe('?x=1');
  });

  it('of one list opens nothing in another', () => {
    history.pushState(null, '', '/portal?orders.open=o9');
    expect(create('invoices').read()).toBeNull();
  });
});

it('does not take the step of another list on the page for its own', () => {
  const orders = create();
  const invoices = createOpenedHistory(queryOfPage, undefined, null);
  orders.open('o1');
  expect(invoices.read()).toBeNull();
  expect(lengthAfter(() => invoices.open('i1'))).toBe(1);
  stop?.();
  history.replaceState(null, '', '/');
});
