import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedPage } from '../loaded-page.ts';
import { createNavigator } from '../navigator.ts';
import { Portal } from '../portal.tsx';
import { notFoundPage } from './errors/not-found-page.tsx';
import { pageSite } from './page-site.ts';
import { sdkOfBrand } from './sdk-of-brand.ts';

vi.mock(import('../when-idle.ts'), () => ({ whenIdle: () => () => undefined }));

const Layout: LoadedPage['Layout'] = ({ children }) => <main>{children}</main>;
const notFound: LoadedPage = { ...notFoundPage, Layout };

let root: Root;
let load: (path: string) => Promise<LoadedPage>;
const asked: string[] = [];

const heading = () => document.querySelector('h1')?.textContent;
const link = () => document.querySelector<HTMLAnchorElement>('main a');

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')));
  history.replaceState(null, '', '/404');
  asked.length = 0;
  load = () => Promise.resolve(notFound);
  const navigator = createNavigator<LoadedPage>((path) => {
    asked.push(path);
    return load(path);
  });
  const node = document.body.appendChild(document.createElement('div'));
  root = createRoot(node);
  root.render(<Portal site={{ ...pageSite({ frameSheet: '' }), navigator }} />);
  await vi.waitUntil(() => heading());
});
afterEach(() => {
  root.unmount();
  sdkOfBrand(null).destroy();
  document.body.replaceChildren();
  for (const name of ['lang', 'dir', 'class', 'data-scheme']) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const press = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // jsdom cannot follow a link that is left to the browser
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

test('a screen that cannot be loaded leaves a page with a reload button and logs the error', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const why = new Error('the file of a screen is gone');
  load = () => Promise.reject(why);
  press();
  await vi.waitUntil(() => document.querySelector('.broken button'));
  expect(said).toHaveBeenCalledWith(why);
  said.mockRestore();
});
