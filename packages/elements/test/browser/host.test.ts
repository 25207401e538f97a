import { type HostPage, openHostPage } from './host-page.ts';
import {
  allWidgets,
  dist,
  expect,
  nextFrame,
  sendLogin,
  signIn,
  startAfresh,
  textOf,
  until,
} from './widgets.ts';

const manager = 'manager@nordwind.example';
const badge = '<foyer-cart-badge></foyer-cart-badge>';
const pages: HostPage[] = [];
const open = async (...given: Parameters<typeof openHostPage>) => {
  const page = await openHostPage(...given);
  pages.push(page);
  return page;
};
const isStart = ({ detail }: { detail: { reason?: string } }) => detail.reason === 'start';

/** Lets the page load a picture that its policy refuses; WebKit applies a new policy a moment later. */
async function refusePicture({ document }: HostPage, name: string): Promise<void> {
  let isRefused = false;
  document.addEventListener(
    'securitypolicyviolation',
    () => {
      isRefused = true;
    },
    { once: true },
  );
  const ask = async () => {
    const picture = document.createElement('img');
    const isOver = new Promise((resolve) => picture.addEventListener('error', resolve));
    picture.src = `/${name}.png`;
    document.body.append(picture);
    await isOver;
    await nextFrame();
    return isRefused;
  };
  await until(ask, 'the refusal');
}

describe('the host', () => {
  beforeEach(() => startAfresh());
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
    startAfresh();
  });

  it('knows at the start that nobody is signed in, and that somebody is', async () => {
    const out = await open(badge);
    await out.hears(isStart, 'the start of the signed-out session');
    expect(out.window.Foyer.session).to.deep.include({ isSignedIn: false, user: null, company: null });
    await signIn(manager);
    const within = await open(badge);
    const { detail } = await within.hears(isStart, 'the start of the signed-in session');
    expect(detail).to.deep.include({ version: 1, reason: 'start', brand: null, api: location.origin });
    expect(detail.session?.user?.email).to.equal(manager);
    expect(detail.session?.company?.name).to.match(/Nordwind/);
    expect(within.window.Foyer.session).to.deep.equal(detail.session);
  });

  it('signs in over the page, out again, and every tab hears of both with the reason', async () => {
    const one = await open(badge);
    const other = await open(badge);
    await Promise.all([one.hears(isStart, 'its start'), other.hears(isStart, 'the other’s start')]);
    const isSignedIn = one.window.Foyer.signIn();
    const dialog = await until(() => one.document.querySelector('dialog'), 'the dialog');
    const login = dialog.querySelector('foyer-login') as HTMLElement;
    await sendLogin(login, manager);
    const session = await isSignedIn;
    expect(session.user?.email).to.equal(manager);
    await until(() => one.document.querySelector('dialog') === null, 'the dialog to close');
    await until(() => other.reasons().length === 2, 'the sign-in in the other tab');
    await one.window.Foyer.signOut();
    await until(() => other.reasons().length === 3, 'the sign-out in the other tab');
    for (const page of [one, other]) {
      expect(page.reasons()).to.deep.equal(['start', 'signed-in', 'signed-out']);
      expect(page.window.Foyer.session?.isSignedIn).to.equal(false);
    }
  });

  it('nothing is written while nobody is signed in, whatever widgets there are (docs/privacy.md)', async () => {
    const tags = (await allWidgets()).map(({ tagName }) => tagName);
    const page = await open(tags.map((tag) => `<${tag}></${tag}>`).join(''));
    await page.hears(isStart, 'the start');
    await Promise.all(tags.map((tag) => page.window.customElements.whenDefined(tag)));
    const waiting = () => tags.filter((tag) => page.document.querySelector(`${tag}:state(loading)`));
    await until(() => waiting().length === 0, 'all widgets to show their signed-out state');
    const { localStorage, sessionStorage, document } = page.window;
    const written = [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie];
    expect(written.filter(Boolean)).to.deep.equal([]);
  });

  const api = location.origin;
  for (const [way, settings, attributes] of [
    ['the script', { api, brand: 'foyer' }, ''],
    ['the tags', {}, `api="${api}" brand="foyer"`],
    ['both the script and the tags', { api, brand: 'foyer' }, `api="${api}" brand="foyer"`],
    ['the script (API) and the tags (brand)', { api }, 'brand="foyer"'],
    ['the script (brand) and the tags (API)', { brand: 'foyer' }, `api="${api}"`],
    ['the tags without an API', {}, 'brand="foyer"'],
  ] as const) {
    for (const tag of ['foyer-login', 'foyer-cart-badge']) {
      it(`reports the session named by ${way}, with a <${tag}>`, async () => {
        const markup = `<${tag} ${attributes}></${tag}>`;
        const page = await open(markup, { locale: 'en_GB', ...settings });
        const { detail } = await page.hears(isStart, 'the start');
        expect(detail).to.deep.include({ api, brand: 'foyer' });
        expect([detail.session?.isSignedIn, page.window.Foyer.session?.isSignedIn]).to.deep.equal([
          false,
          false,
        ]);
        const isSignedIn = page.window.Foyer.signIn();
        const login = await until(
          () => page.document.querySelector<HTMLElement>('foyer-login'),
          'the login on the page or in a dialog',
        );
        await sendLogin(login, manager);
        expect((await isSignedIn).user?.email).to.equal(manager);
        expect(page.reasons()).to.deep.equal(['start', 'signed-in']);
        const again = await open(markup, { locale: 'en_GB', ...settings });
        const start = await again.hears(isStart, 'the start after a reload');
        expect(start.detail.session?.user?.email).to.equal(manager);
        expect((await again.window.Foyer.ready).session).to.deep.equal(start.detail.session);
        await again.window.Foyer.signOut();
        await until(() => page.reasons().length === 3, 'the sign-out on the other page');
        expect(again.reasons()).to.deep.equal(['start', 'signed-out']);
      });
    }
  }

  it('tells of each session of a page with several, whichever is loaded first', async () => {
    const page = await open(
      '<foyer-cart-badge brand="nordlicht"></foyer-cart-badge><foyer-login brand="foyer"></foyer-login>',
    );
    const starts = () => page.heard.filter(isStart).map(({ detail }) => detail.brand);
    await until(() => starts().length === 2, 'both starts');
    expect(starts().toSorted()).to.deep.equal(['foyer', 'nordlicht']);
    await sendLogin(page.document.querySelector('foyer-login') as HTMLElement, manager);
    const { detail } = await page.hears(({ detail: { reason } }) => reason === 'signed-in', 'the sign-in');
    expect(detail.brand).to.equal('foyer');
  });

  it('a closed dialog leaves everything as it was', async () => {
    const page = await open(badge);
    const { Foyer } = await page.window.eval(`import('${dist}/host.js')`);
    const isOver = Foyer.signIn();
    const dialog = await until(() => page.document.querySelector('dialog'), 'the dialog');
    expect(dialog.getAttribute('aria-label')).to.equal('Sign in');
    (dialog.querySelector(':scope > button') as HTMLElement).click();
    expect((await isOver).isSignedIn).to.equal(false);
    expect(page.document.querySelector('dialog')).to.equal(null);
  });

  it('brings the login of the page into view, and leaves it to the page that says so', async () => {
    const page = await open('<foyer-login></foyer-login>');
    await page.hears(({ type }) => type === 'foyer-ready', 'the login');
    const said: unknown[] = [];
    const stop = page.window.Foyer.on('foyer-navigate', (event) => {
      said.push(event.detail);
      event.preventDefault();
    });
    void page.window.Foyer.signIn();
    await until(() => said.length === 1, 'foyer-navigate');
    expect(said).to.deep.equal([{ target: { route: 'login' }, href: null }]);
    const root = page.document.querySelector('foyer-login')?.shadowRoot as ShadowRoot;
    expect(root.activeElement).to.equal(null);
    stop();
    void page.window.Foyer.signIn();
    await until(() => root.activeElement?.getAttribute('name') === 'username', 'the focus');
    expect(page.document.querySelector('dialog')).to.equal(null);
  });

  it('switches the language, follows html[lang] where nobody chose one, and the scheme of the page', async () => {
    const page = await open('<foyer-login></foyer-login>', { scheme: 'page' });
    const login = page.document.querySelector('foyer-login') as HTMLElement;
    const root = page.document.documentElement;
    const scheme = () => root.style.getPropertyValue('--foyer-scheme');
    await page.hears(isStart, 'the start');
    expect(scheme()).to.equal('normal');
    root.style.colorScheme = 'dark';
    await until(() => scheme() === 'dark', 'the dark page');
    const inside = login.shadowRoot?.querySelector('[part=root]') as Element;
    expect(page.window.getComputedStyle(inside).colorScheme).to.equal('dark');
    await page.window.Foyer.setScheme('light');
    expect(scheme()).to.equal('light');
    await page.window.Foyer.setScheme(null);
    root.style.colorScheme = '';
    expect(scheme()).to.equal('');
    root.lang = 'fr-CA';
    await until(() => textOf(login).includes('Mot de passe'), 'French');
    expect(await page.window.Foyer.setLocale('en')).to.equal('en_GB');
    expect(textOf(login)).to.include('Password');
    // the French texts are already loaded, so a change would be visible at once
    root.lang = 'fr';
    await nextFrame();
    await nextFrame();
    expect(textOf(login)).to.include('Password');
  });

  it('says what a call was answered, with the id under which the server knows it', async () => {
    await signIn(manager);
    const page = await open('<foyer-order order-id="6f9619ff-8b86-4d01-b42d-00cf4fc964ff"></foyer-order>');
    const { detail } = await page.hears(({ detail }) => detail.operation === 'getOrder', 'the refusal');
    expect(detail).to.deep.include({ version: 1, kind: 'api', code: 'not_found', status: 404, tag: null });
    expect(detail.requestId).to.be.a('string').and.not.equal('');
  });

  it('every widget says once that it shows what it has to show', async () => {
    await signIn(manager);
    const widgets = await allWidgets();
    const tags = widgets
      .filter(({ sample }) => Object.keys(sample).length === 0)
      .map(({ tagName }) => tagName);
    const page = await open(tags.map((tag) => `<${tag}></${tag}>`).join(''));
    const ready = () => page.heard.filter(({ type }) => type === 'foyer-ready').map(({ tag }) => tag);
    await until(() => tags.every((tag) => ready().includes(tag)), 'all widgets');
    expect(ready().toSorted()).to.deep.equal(tags.toSorted());
  });

  it('a widget that cannot be loaded is reported, and shows its own children or a sentence with a link', async () => {
    const page = await open(
      '<foyer-news><span slot="heading">Our news</span></foyer-news><foyer-orders><p>Our own words</p></foyer-orders>',
      { locale: 'en_GB', hrefHome: '/portal' },
      `/failing-${crypto.randomUUID()}`,
    );
    const [news, orders] = ['foyer-news', 'foyer-orders'].map(
      (tag) => page.document.querySelector(tag) as HTMLElement,
    ) as [HTMLElement, HTMLElement];
    const { detail } = await page.hears(
      ({ type, tag }) => type === 'foyer-error' && tag === 'foyer-news',
      'foyer-error',
    );
    expect(detail).to.deep.include({ version: 1, kind: 'loading', code: 'not-loaded', tag: 'foyer-news' });
    const note = await until(() => news.querySelector('[role=alert]'), 'the message');
    expect(note.textContent).to.include('could not be loaded');
    expect(note.querySelector('button')?.textContent).to.equal('Try again');
    expect(note.querySelector('a')?.getAttribute('href')).to.equal('/portal');
    await page.hears(
      ({ type, tag }) => type === 'foyer-error' && tag === 'foyer-orders',
      'the error of foyer-orders',
    );
    expect(orders.innerHTML).to.equal('<p>Our own words</p>');
    expect(orders.querySelector('p')?.checkVisibility()).to.equal(true);
  });

  it('shows a developer what happens: session, elements and why they show nothing, events, requests with ids', async () => {
    await signIn(manager);
    const page = await open(
      `${badge}<foyer-order order-id="6f9619ff-8b86-4d01-b42d-00cf4fc964ff"></foyer-order>`,
    );
    await page.hears(isStart, 'the start');
    const policy = page.document.createElement('meta');
    policy.httpEquiv = 'content-security-policy';
    policy.content = "img-src 'none'";
    page.document.head.append(policy);
    // refused before the panel opens, as most violations are
    await refusePicture(page, 'before');
    const other = page.document.createElement('foyer-cart-badge');
    other.setAttribute('brand', 'nordlicht');
    page.document.body.append(other);
    await page.window.Foyer.debug();
    const panel = await until(() => page.document.querySelector('[aria-label="Foyer debug"]'), 'the panel');
    await page.window.Foyer.setScheme('dark');
    page.document.body.append(
      page.document.createElement('foyer-news'),
      page.document.createElement('foyer-nothing'),
    );
    await until(() => textOf(panel).includes(manager), 'the signed-in user');
    await refusePicture(page, 'now');
    const isTold = (name: string) =>
      textOf(panel).split(`policy img-src refuses ${location.origin}/${name}.png`);
    await until(() => isTold('now').length === 2, 'the new policy violation');
    // only Chromium keeps earlier violations
    if (navigator.userAgent.includes('Chrome'))
      await until(() => isTold('before').length === 2, 'the earlier policy violation');
    await until(() => textOf(panel).includes('brand nordlicht: signed-out'), 'the other session');
    await until(
      () =>
        /foyer-request <document> \{"operation":"listNews","status":200,"requestId":"[^"]+"/.test(
          textOf(panel),
        ),
      'the request',
    );
    await until(() => textOf(panel).includes('foyer-ready <foyer-news>'), 'the event');
    await until(
      () => /<foyer-order> shows (an error|its empty state)/.test(textOf(panel)),
      'the order that does not exist',
    );
    await until(
      () => textOf(panel).includes('<foyer-nothing> not defined'),
      'the element that is not defined',
    );
    await page.window.Foyer.debug();
    expect(page.document.querySelector('[aria-label="Foyer debug"]')).to.equal(null);
  });

  it('is the same for a page that imports it, and in the elements from npm', async () => {
    await signIn(manager);
    const page = await open(badge);
    await page.hears(isStart, 'the start');
    const imported = await page.window.eval(`import('${dist}/host.js')`);
    const packed = await page.window.eval(`import('${dist}/all.js')`);
    expect(imported.Foyer).to.equal(page.window.Foyer);
    expect(packed.Foyer.session).to.deep.equal(page.window.Foyer.session);
    packed.defineAll({ prefix: 'acme', only: ['news'] });
    page.document.body.append(page.document.createElement('acme-news'));
    await page.hears(({ type, tag }) => type === 'foyer-ready' && tag === 'acme-news', 'acme-news');
    expect(page.reasons()).to.deep.equal(['start']);
  });
});
