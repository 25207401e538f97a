import { createNavigator } from '@foyer/react/portal';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notFoundPage } from '../errors/not-found-page.tsx';
import type { Screen } from './load-screen.ts';
import { PortalRouter } from './portal-router.tsx';
import { sdkOfBrand } from './sdk-of-brand.ts';

const Layout = ({ children }: { readonly children: ReactNode }) => <main>{children}</main>;
const notFound: Screen = { ...notFoundPage, Layout };

let root: Root;
let stop: () => void;
let load: (path: string) => Promise<Screen>;
const asked: string[] = [];

const heading = () => document.querySelector('h1')?.textContent;
const link = () => document.querySelector<HTMLAnchorElement>('main a');

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')));
  history.replaceState(null, '', '/404');
  asked.length = 0;
  load = () => Promise.resolve(notFound);
  const navigator = createNavigator<Screen>((path) => {
    asked.push(path);
    return load(path);
  });
  stop = navigator.start();
  const node = document.body.appendChild(document.createElement('div'));
  root = createRoot(node);
  root.render(<PortalRouter navigator={navigator} />);
  await vi.waitUntil(() => heading());
});
afterEach(() => {
  stop();
  root.unmount();
  sdkOfBrand(null).destroy();
  document.body.replaceChildren();
  for (const name of ['lang', 'dir', 'class']) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const press = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // jsdom cannot follow what is left to the browser
  const noFollow = (each: Event) => each.preventDefault();
  document.addEventListener('click', noFollow, { once: true });
  link()?.dispatchEvent(event);
};

test('a link of the portal is a navigation of its own; with a key held it is the browser that answers', async () => {
  expect(heading()).toBe('Seite nicht gefunden');
  press({ ctrlKey: true });
  expect(asked).toEqual(['/404']);
  press();
  await vi.waitUntil(() => location.pathname === link()?.pathname);
  expect(asked).toEqual(['/404', link()?.pathname]);
});

test('what cannot be answered leaves a page that reloads, and says why in the console', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const why = new Error('the file of a screen is gone');
  load = () => Promise.reject(why);
  press();
  await vi.waitUntil(() => document.querySelector('.broken button'));
  expect(said).toHaveBeenCalledWith(why);
  said.mockRestore();
});
