import { type FoyerSdk, parsePortalPath } from '@foyer/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followIntent, type IntentPlaces } from './follow-intent.ts';

const asked: { readonly name: string; readonly id: string | undefined; answer: () => void }[] = [];
const stopped: string[] = [];
const coded: string[] = [];
vi.mock('../features/read-screen.ts', () => ({
  readScreen: (_: unknown, name: string, id?: string) => {
    let answer = () => {};
    const done = new Promise<void>((resolve) => {
      answer = resolve;
    });
    asked.push({ name, id, answer });
    return { stop: () => stopped.push(name), done };
  },
}));

const places: IntentPlaces = {
  screenOf: ({ pathname, search }) => parsePortalPath(`${pathname}${search}`),
  preload: async (_, name) => void coded.push(name),
};

const connection = { saveData: false };
let end = () => {};
const links: Record<string, HTMLAnchorElement> = {};

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const path of [
    'invoices',
    'shipments',
    'order-overview',
    'order-overview/o1',
    'invoices?state=open',
  ]) {
    const link = document.createElement('a');
    link.href = `/de_DE/${path}`;
    links[path] = link;
    document.body.append(link);
  }
  end = followIntent({} as FoyerSdk, places, links.invoices as HTMLAnchorElement);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
  connection.saveData = false;
  for (const list of [asked, stopped, coded]) list.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const send = (kind: string, path: string) =>
  links[path]?.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
const rest = (path: string, kind = 'pointerover') => {
  send(kind, path);
  vi.advanceTimersByTime(100);
};
const names = () => asked.map(({ name }) => name);

it.each(['pointerover', 'pointermove', 'touchstart', 'focusin', 'keyup'])(
  'asks for code and data of the screen at rest: %s',
  (kind) => {
    rest('order-overview/o1', kind);
    expect(coded).toEqual(['order']);
    expect(asked).toMatchObject([{ name: 'order', id: 'o1' }]);
  },
);

it('begins with the link that somebody came to while it was loaded, if they are still there', () => {
  end();
  const link = links.shipments as HTMLAnchorElement;
  end = followIntent({} as FoyerSdk, places, link);
  vi.advanceTimersByTime(100);
  expect(names()).toEqual([]);
  end();
  link.focus();
  end = followIntent({} as FoyerSdk, places, link);
  vi.advanceTimersByTime(100);
  expect(names()).toEqual(['shipments']);
});

it('asks for nothing that is passed by, or scrolled by', () => {
  for (const path of ['invoices', 'shipments']) send('pointerover', path);
  send('pointerover', 'order-overview');
  document.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1000);
  send('touchstart', 'invoices');
  send('pointercancel', 'invoices');
  vi.advanceTimersByTime(1000);
  expect([names(), coded]).toEqual([[], []]);
});

it('hears of a change between two links of one widget', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const [from, to] = [links.invoices, links.shipments].map((link) => {
    root.append(link as HTMLAnchorElement);
    return link as HTMLAnchorElement;
  });
  rest('invoices');
  // as in browsers: this event ends at the root of both links
  const over = { bubbles: true, composed: true, relatedTarget: from };
  to?.dispatchEvent(new MouseEvent('pointerover', over));
  to?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, composed: true }));
  vi.advanceTimersByTime(100);
  expect(names()).toEqual(['invoices', 'shipments']);
});

it('takes back what is left', () => {
  rest('invoices');
  rest('shipments');
  expect([names(), stopped]).toEqual([['invoices', 'shipments'], ['invoices']]);
});

it('keeps what is followed until its screen is there', () => {
  rest('invoices');
  send('click', 'invoices');
  rest('shipments');
  expect(stopped).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(stopped).toEqual(['invoices']);
});

it('asks for the data of two screens at once at most, and for more when they have come', async () => {
  for (const path of ['invoices', 'shipments']) {
    rest(path);
    send('click', path);
  }
  rest('order-overview');
  expect(names()).toEqual(['invoices', 'shipments']);
  expect(coded).toEqual(['invoices', 'shipments', 'order-overview']);
  asked[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  rest('order-overview/o1');
  expect(names()).toEqual(['invoices', 'shipments', 'order']);
});

it('asks for no data of an address that narrows', () => {
  rest('invoices?state=open');
  expect([names(), coded]).toEqual([[], ['invoices']]);
});

it('asks for nothing where somebody saves data', () => {
  connection.saveData = true;
  rest('invoices');
  expect([names(), coded]).toEqual([[], []]);
});
