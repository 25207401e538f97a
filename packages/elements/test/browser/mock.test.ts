import { type HostPage, openHostPage } from './host-page.ts';
import {
  allWidgets,
  dist,
  expect,
  isSettled,
  sendLogin,
  signIn,
  startAfresh,
  textOf,
  until,
  type WidgetDeclaration,
} from './widgets.ts';

/** The part of an SDK that is used here. */
interface Asked {
  call(name: string): Promise<{ readonly value?: { readonly items: readonly { readonly id: string }[] } }>;
}

/** All widgets except the one that frames another site, which the mock lacks. */
const widgets = (await allWidgets()).filter(({ tagName }) => tagName !== 'foyer-tool');
const says = (element: Element, state: string) => element.matches(`:state(${state})`);
const has = ({ cssStates }: WidgetDeclaration, state: string) => cssStates.some(({ name }) => name === state);
const isList = ({ cssParts }: WidgetDeclaration) => cssParts.some(({ name }) => name === 'pagination');

/** Opens a page and records all its requests: those of its scripts, and the files that the browser loads. */
async function openMock(settings: Readonly<Record<string, string>>) {
  const page = await openHostPage('', { api: 'mock:', locale: 'de_DE', ...settings });
  const { window } = page;
  const asked: string[] = [];
  const { fetch } = window;
  window.fetch = (...args) => {
    asked.push(String(args[0] instanceof window.Request ? args[0].url : args[0]));
    return fetch.call(window, ...args);
  };
  const elsewhere = () =>
    window.performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => !name.startsWith(`${location.origin}${dist}/`) && !/web-socket|favicon/.test(name));
  return { page, requests: () => [...asked, ...elsewhere()] };
}

/** The attributes of a widget's sample, with ids of the mock. */
async function sampleIn(page: HostPage, { sample }: WidgetDeclaration): Promise<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(sample)) {
    if (typeof value !== 'object') attributes[name] = String(value);
    else {
      const all = () =>
        (page.window as unknown as Record<symbol, Map<string, Asked>>)[Symbol.for('foyer.sdk')];
      const sdk = await until(() => [...(all()?.values() ?? [])][0], 'an SDK');
      const { value: list } = await sdk.call(value.from);
      attributes[name] = list?.items[0]?.id ?? '';
    }
  }
  return attributes;
}

/** Adds one element of each widget to the page. */
async function putAll(page: HostPage, which: readonly WidgetDeclaration[], withSample: boolean) {
  page.document.body.append(page.document.createElement('foyer-cart-badge'));
  const elements = new Map<string, HTMLElement>();
  for (const widget of which) {
    const element = page.document.createElement(widget.tagName);
    const attributes = withSample ? await sampleIn(page, widget) : {};
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    page.document.body.append(element);
    elements.set(widget.tagName, element);
  }
  return elements;
}

/** Waits until the condition is true for all elements; fails with the names of the others. */
async function untilAll(
  elements: ReadonlyMap<string, HTMLElement>,
  isSo: (element: HTMLElement) => boolean,
): Promise<void> {
  const left = () => [...elements].filter(([, element]) => !isSo(element));
  await until(() => left().length === 0, 'all elements').catch(() => {});
  expect(left().map(([tag, element]) => `${tag}: ${textOf(element).slice(0, 120)}`)).to.deep.equal([]);
}

describe('a page without a server', () => {
  const pages: HostPage[] = [];
  const open = async (settings: Readonly<Record<string, string>> = {}) => {
    const mock = await openMock(settings);
    pages.push(mock.page);
    return mock;
  };
  beforeEach(() => startAfresh());
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
    startAfresh();
  });

  it('shows every widget with data, and asks nobody', async () => {
    const { page, requests } = await open();
    const elements = await putAll(page, widgets, true);
    await untilAll(elements, (element) => isSettled(element) && !says(element, 'loading'));
    const wrong = [...elements].filter(
      ([, element]) =>
        ['error', 'signed-out'].some((state) => says(element, state)) ||
        element.shadowRoot?.querySelector('[part~=error-state],[part~=broken]'),
    );
    expect(wrong.map(([tag, element]) => `${tag}: ${textOf(element).slice(0, 120)}`)).to.deep.equal([]);
    expect([...elements].filter(([, element]) => says(element, 'empty')).map(([tag]) => tag)).to.deep.equal(
      [],
    );
    expect(requests()).to.deep.equal([]);
    const sign = page.document.querySelector('[data-foyer-mock]');
    expect(sign && textOf(sign)).to.include('mock');
    expect(page.document.querySelectorAll('[data-foyer-mock]').length).to.equal(1);
  });

  it('asks for the sign-in in `signed-out`, takes any address, and leaves a real session alone', async () => {
    await signIn('manager@nordwind.example');
    const kept = () => JSON.stringify([{ ...localStorage }, document.cookie]);
    const before = kept();
    const { page, requests } = await open({ scenario: 'signed-out' });
    const own = widgets.filter((widget) => has(widget, 'signed-out'));
    const elements = await putAll(page, own, false);
    await untilAll(elements, (element) => says(element, 'signed-out') && textOf(element) !== '');
    expect(page.window.Foyer.session?.isSignedIn).to.equal(false);
    const login = page.document.body.appendChild(page.document.createElement('foyer-login'));
    await page.hears(({ type, tag }) => type === 'foyer-ready' && tag === 'foyer-login', 'the login');
    await sendLogin(login, 'ida@example.org');
    await page.hears(({ detail }) => detail.reason === 'signed-in', 'the sign-in');
    expect(page.window.Foyer.session?.user?.email).to.equal('ida@example.org');
    await page.window.Foyer.signOut();
    expect(page.reasons()).to.deep.equal(['start', 'signed-in', 'signed-out']);
    expect(requests()).to.deep.equal([]);
    expect(kept()).to.equal(before);
  });

  it('has nothing to show in `empty`', async () => {
    const { page } = await open({ scenario: 'empty' });
    const own = widgets.filter((widget) => has(widget, 'empty'));
    await untilAll(
      await putAll(page, own, false),
      (element) => says(element, 'empty') && textOf(element) !== '',
    );
  });

  it('fails in `error`, with a way on', async () => {
    const { page } = await open({ scenario: 'error' });
    const own = widgets.filter((widget) => has(widget, 'error'));
    const way = (element: HTMLElement) => element.shadowRoot?.querySelector('button,a[href]');
    const elements = await putAll(page, own, false);
    for (const [tag, element] of elements) {
      const { sample = {} } = own.find(({ tagName }) => tagName === tag) ?? {};
      for (const [name, value] of Object.entries(sample))
        element.setAttribute(name, typeof value === 'object' ? 'any' : String(value));
    }
    await untilAll(elements, (element) => says(element, 'error') && Boolean(way(element)));
  });

  it('waits in `slow`, and then shows its data', async () => {
    const { page } = await open({ scenario: 'slow' });
    const own = widgets.filter((widget) => isList(widget) && has(widget, 'error'));
    const elements = await putAll(page, own, false);
    await untilAll(elements, (element) => says(element, 'loading'));
    await untilAll(elements, (element) => isSettled(element) && !says(element, 'loading'));
    for (const [, element] of elements) expect(says(element, 'error')).to.equal(false);
  });

  it('has more than a page of every list in `many`; one element has a scenario of its own', async () => {
    const { page } = await open({ scenario: 'many' });
    const elements = await putAll(page, widgets.filter(isList), false);
    const empty = page.document.createElement('foyer-orders');
    empty.setAttribute('api', 'mock:empty');
    page.document.body.append(empty);
    const turns = (element: HTMLElement) =>
      element.shadowRoot?.querySelectorAll(
        '[part~=pagination] button:not(:disabled):not([aria-disabled=true])',
      ).length ?? 0;
    await untilAll(elements, (element) => turns(element) > 0);
    await until(() => says(empty, 'empty'), 'the empty state');
  });
});
