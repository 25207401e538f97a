import { type HostPage, openHostPage, watchPauses } from './host-page.ts';
import { expect, nextFrame, sendLogin, signIn, startAfresh, textOf, until } from './widgets.ts';

const manager = 'manager@nordwind.example';
const badge = '<foyer-cart-badge></foyer-cart-badge>';

/** The part of an SDK that is used here. */
interface Sdk {
  call(name: string, input?: object): Promise<{ readonly ok: boolean; readonly value?: unknown }>;
}
interface Line {
  readonly id: string;
  readonly articleId: string;
  readonly quantity: number;
}

const pages: HostPage[] = [];
const trouble: string[] = [];
/** Opens a page, and records its errors and warnings in `trouble`. */
const open = async (markup = badge, settings: Readonly<Record<string, string>> = { locale: 'en_GB' }) => {
  const page = await openHostPage(markup, settings);
  pages.push(page);
  // open requests fail when a page is closed
  const note = (text: string) => pages.includes(page) && trouble.push(text);
  page.window.addEventListener('error', ({ message }) => note(message));
  for (const level of ['error', 'warn'] as const)
    page.window.console[level] = (...words: unknown[]) => void note(words.map(String).join(' '));
  return page;
};
const badgeOf = ({ document }: HostPage) => document.querySelector('foyer-cart-badge') as HTMLElement;
const linkOf = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLElement>('[part=link]');
const countOf = (element: HTMLElement) => element.shadowRoot?.querySelector('[part=count]')?.textContent;
const labelOf = (element: HTMLElement) => linkOf(element)?.getAttribute('aria-label');
const isReady = (page: HostPage) =>
  page.hears(
    ({ type, tag }) => type === 'foyer-ready' && tag === 'foyer-cart-badge',
    'the badge to be ready',
  );
const sdkOf = ({ window }: HostPage) =>
  until(
    () =>
      [
        ...((window as unknown as Record<symbol, Map<string, Sdk>>)[Symbol.for('foyer.sdk')]?.values() ?? []),
      ][0],
    'an SDK',
  );
/** Whether the page has not loaded React. */
const isAlone = ({ window }: HostPage) =>
  !window.performance.getEntriesByType('resource').some(({ name }) => /\/chunks\/react-/.test(name));
const isReact = (element: HTMLElement) =>
  Object.keys(linkOf(element) ?? {}).some((key) => key.startsWith('__reactProps'));

/** Opens another tab with a complete SDK; `put` changes the cart there. */
async function openOther() {
  const page = await open('<foyer-login></foyer-login>');
  const sdk = await sdkOf(page);
  const ask = async <T>(name: string, input?: object) => (await sdk.call(name, input)).value as T;
  return {
    page,
    async put(quantity: number): Promise<void> {
      const { items: lines } = await ask<{ items: Line[] }>('getCart');
      const articles = await ask<{ items: { id: string }[] }>('listArticles', { query: { limit: 1 } });
      for (const { id } of lines) await sdk.call('removeCartItem', { params: { id } });
      const items = [{ articleId: articles.items[0]?.id, quantity, mode: 'set' }];
      if (quantity > 0) await sdk.call('addCartItems', { body: { items } });
    },
  };
}

describe('a badge alone on a page', () => {
  beforeEach(() => startAfresh());
  afterEach(() => {
    const found = trouble.splice(0).join('; ');
    for (const page of pages.splice(0)) page.close();
    startAfresh();
    expect(found).to.equal('');
  });

  it('paints its count without React, and follows the cart of another tab', async () => {
    await signIn(manager);
    const other = await openOther();
    await other.put(3);
    const page = await open(badge + badge);
    await isReady(page);
    const elements = [...page.document.querySelectorAll<HTMLElement>('foyer-cart-badge')];
    await until(() => elements.every((element) => countOf(element) === '3'), 'the count');
    expect(elements.map(labelOf)).to.deep.equal(['Cart, 3 products', 'Cart, 3 products']);
    const [element] = elements as [HTMLElement];
    const { width, height } = (linkOf(element) as HTMLElement).getBoundingClientRect();
    expect([width, height]).to.deep.equal([44, 44]);
    const link = linkOf(element);
    await other.put(5);
    await until(() => elements.every((one) => countOf(one) === '5'), 'the new count');
    expect(link === linkOf(element)).to.equal(true);
    expect(element.shadowRoot?.querySelector('[role=status]')?.textContent).to.equal('Cart, 5 products');
    await other.put(0);
    await until(() => labelOf(element) === 'Cart, empty', 'the empty cart');
    expect(countOf(element)).to.equal(undefined);
    expect(isAlone(page)).to.equal(true);
    // the two badges share their reads: one for each of the three carts, and one at the start
    const asked = (path: string) =>
      page.window.performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path)).length;
    expect(asked('/user-info')).to.be.at.most(9);
    expect(page.heard.filter(({ type }) => type === 'foyer-ready').length).to.equal(2);
  });

  for (const rule of ['visibility: hidden', 'display: none'])
    it(`is visible on a page with :not(:defined) { ${rule} }`, async () => {
      await signIn(manager);
      const page = await open(`<style>:not(:defined) { ${rule} }</style>${badge}`);
      await isReady(page);
      const link = linkOf(badgeOf(page)) as HTMLElement;
      for (const each of [badgeOf(page), link])
        expect(each.checkVisibility({ visibilityProperty: true })).to.equal(true);
      const { width, height } = link.getBoundingClientRect();
      expect([width, height]).to.deep.equal([44, 44]);
      expect(isAlone(page)).to.equal(true);
    });

  it('shows nothing to nobody, follows a sign-in and a sign-out of another tab, and tells the page of both', async () => {
    const page = await open();
    await isReady(page);
    const element = badgeOf(page);
    expect([linkOf(element), textOf(element)]).to.deep.equal([null, '']);
    const { page: other } = await openOther();
    const login = other.document.querySelector('foyer-login') as HTMLElement;
    login.addEventListener('foyer-signed-in', (event) => event.preventDefault());
    await sendLogin(login, manager);
    await until(() => labelOf(element)?.startsWith('Cart,'), 'the cart of the signed-in user');
    await until(() => page.reasons().length === 2, 'the second session event');
    expect(page.window.Foyer.session?.user?.email).to.equal(manager);
    expect((await page.window.Foyer.ready).session?.isSignedIn).to.equal(true);
    await other.window.Foyer.signOut();
    await until(() => !linkOf(element), 'the badge without a link');
    await until(() => page.reasons().length === 3, 'the third session event');
    expect(page.reasons()).to.deep.equal(['start', 'signed-in', 'signed-out']);
    expect(isAlone(page)).to.equal(true);
  });

  it('speaks the language of the page, of its attribute, and of the account', async () => {
    await signIn(manager);
    const page = await open(badge, {});
    const element = badgeOf(page);
    await until(() => labelOf(element)?.startsWith('Warenkorb'), 'German, the language of the account');
    page.document.documentElement.lang = 'fr';
    await until(() => labelOf(element)?.startsWith('Panier'), 'French, the new language of the page');
    element.setAttribute('locale', 'es_ES');
    await until(() => labelOf(element)?.startsWith('Cesta'), 'Spanish');
    expect(element.shadowRoot?.querySelector('[part=root]')?.getAttribute('lang')).to.equal('es-ES');
    element.setAttribute('scheme', 'dark');
    await until(
      () => element.shadowRoot?.querySelector('[part=root]')?.getAttribute('data-scheme') === 'dark',
      'the dark scheme',
    );
    expect(isAlone(page)).to.equal(true);
  });

  it('wears the brand, with and without React', async () => {
    await signIn('buyer@sonnental.example');
    const page = await open();
    const element = badgeOf(page);
    const primary = (of: Element = element) => {
      const root = of.shadowRoot?.querySelector('[part=root]');
      return root
        ? page.window.getComputedStyle(root).getPropertyValue('--_foyer-color-primary').toLowerCase()
        : '';
    };
    await until(() => primary().includes('ffb000'), 'the colour of Sonnental');
    expect(isAlone(page)).to.equal(true);
    const hasPauses = watchPauses(page);
    let isLost = false;
    const watch = () => {
      isLost ||= !primary().includes('ffb000');
      if (!isLost) page.window.requestAnimationFrame(watch);
    };
    watch();
    const news = page.document.body.appendChild(page.document.createElement('foyer-news'));
    await until(() => isReact(element), 'React');
    await page.hears(({ tag, type }) => type === 'foyer-ready' && tag === 'foyer-news', 'the news');
    // the badge's own colours are removed a moment after React has the brand's
    await until(() => primary(news).includes('ffb000'), 'the colour of the news');
    await until(() => !hasPauses(), 'the deferred work');
    await nextFrame();
    expect(isLost).to.equal(false);
  });

  it('is taken over without a jump when another widget brings React, and shares its session', async () => {
    await signIn(manager);
    const other = await openOther();
    await other.put(4);
    const page = await open();
    const element = badgeOf(page);
    await until(() => countOf(element) === '4', 'the count');
    const link = linkOf(element) as HTMLElement;
    link.focus();
    const painted = element.shadowRoot?.innerHTML;
    const place = () => JSON.stringify(link.getBoundingClientRect());
    const before = place();
    const seen: (string | null | undefined)[] = [];
    new page.window.MutationObserver(() => seen.push(countOf(element))).observe(element.shadowRoot as Node, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    page.document.body.append(page.document.createElement('foyer-news'));
    await until(() => isReact(element), 'React');
    await page.hears(({ tag, type }) => type === 'foyer-ready' && tag === 'foyer-news', 'the news');
    expect(link === linkOf(element)).to.equal(true);
    expect(element.shadowRoot?.innerHTML).to.equal(painted);
    expect(place()).to.equal(before);
    expect(element.shadowRoot?.activeElement === link).to.equal(true);
    expect(seen.filter((count) => count !== '4')).to.deep.equal([]);
    expect(page.reasons()).to.deep.equal(['start']);
    await page.window.Foyer.signOut();
    await until(() => !linkOf(element), 'the badge without a link');
    expect(page.reasons()).to.deep.equal(['start', 'signed-out']);
    expect(
      page.heard.filter(({ tag, type }) => type === 'foyer-ready' && tag === 'foyer-cart-badge').length,
    ).to.equal(1);
  });

  it('leads to the page’s own cart without React, and has it do what a press without one asks for', async () => {
    await signIn(manager);
    const linked = await open(badge, { locale: 'en_GB', hrefCart: '/basket' });
    const said: unknown[] = [];
    const listen = (page: HostPage) =>
      page.document.addEventListener('foyer-navigate', (event) => {
        said.push((event as CustomEvent).detail);
        event.preventDefault();
      });
    listen(linked);
    const link = await until(() => linkOf(badgeOf(linked)), 'the link');
    expect(link.getAttribute('href')).to.equal('/basket');
    link.click();
    expect(said).to.deep.equal([{ target: { route: 'cart' }, href: '/basket' }]);
    expect(isAlone(linked)).to.equal(true);
    const plain = await open();
    listen(plain);
    (await until(() => linkOf(badgeOf(plain)), 'the button')).click();
    await until(() => said.length > 1, 'React to handle the press');
    await until(() => isReact(badgeOf(plain)), 'React');
    expect(said.slice(1)).to.deep.equal([{ target: { route: 'cart' }, href: null }]);
  });

  it('has React come where a token is to be renewed, or a language is none of ours', async () => {
    await signIn(manager);
    const foreign = await open(badge, { locale: 'it_IT' });
    await until(() => isReact(badgeOf(foreign)), 'React for Italian');
    const soon = String(Date.now() + 60_000);
    localStorage.setItem('USER_ACCESS_EXPIRE_TIME', soon);
    const page = await open();
    await until(() => labelOf(badgeOf(page))?.startsWith('Cart,'), 'the count');
    expect(isReact(badgeOf(page))).to.equal(true);
  });

  it('has React explain an answer that is none, and come for another brand', async () => {
    await signIn(manager);
    const page = await open('');
    const { fetch } = page.window;
    let isBroken = true;
    page.window.fetch = (input, init) =>
      isBroken && String(input instanceof page.window.Request ? input.url : input).endsWith('/cart')
        ? Promise.resolve(
            new page.window.Response('<p>Wi-Fi</p>', { headers: { 'content-type': 'text/html' } }),
          )
        : fetch(input, init);
    page.document.body.innerHTML = badge;
    await until(() => isReact(badgeOf(page)), 'React');
    isBroken = false;
    const other = await open();
    await until(() => linkOf(badgeOf(other)), 'the link');
    badgeOf(other).setAttribute('brand', 'nordlicht');
    await until(() => !linkOf(badgeOf(other)), 'the signed-out badge of that brand');
    await other.hears(({ detail: { brand } }) => brand === 'nordlicht', 'the other session');
    badgeOf(other).removeAttribute('brand');
    await until(() => isReact(badgeOf(other)), 'the first brand again');
  });

  it('is painted anew when it is moved or put back, and hides what stands in its place', async () => {
    await signIn(manager);
    const page = await open('<foyer-cart-badge><a href="/basket">Basket</a></foyer-cart-badge><p></p>');
    const element = badgeOf(page);
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
    const link = await until(() => linkOf(element), 'the link');
    expect(element.querySelector('a')?.checkVisibility()).to.equal(false);
    page.document.querySelector('p')?.append(element);
    // an element that is added later is painted later
    const other = page.document.body.appendChild(page.document.createElement('foyer-cart-badge'));
    await until(() => linkOf(other), 'another link');
    expect(linkOf(element) === link).to.equal(true);
    for (const each of [element, other]) each.remove();
    page.document.body.append(element);
    await until(() => labelOf(element)?.startsWith('Cart,'), 'the count');
    expect(isAlone(page)).to.equal(true);
    // it still reports the session
    const { page: tab } = await openOther();
    await (await until(() => tab.window.Foyer, 'the Foyer object')).signOut();
    await until(() => page.reasons().length === 2, 'the second session event');
    expect(page.reasons()).to.deep.equal(['start', 'signed-out']);
  });
});
