import { fieldOf, formOf, openStagePage, type StagePage } from './stage-page.ts';
import { dist, expect, nextFrame, signIn, startAfresh, textOf, until } from './widgets.ts';

let page: StagePage;
const open = async (...given: Parameters<typeof openStagePage>) => {
  page = await openStagePage(...given);
  return page;
};
const login = '<foyer-login></foyer-login>';
const typed = 'früh@nordwind.example';
const isLogin = ({ url }: { url: string }) => url.includes('/security/login');
/** Compares nodes without chai, which would print the whole page as the difference. */
const isSame = (one: unknown, other: unknown) => one === other;
const isPainted = (element: Element) => element.shadowRoot !== null;
const schemeOf = (element: Element) =>
  element.shadowRoot?.querySelector<HTMLElement>('[part=root]')?.dataset.scheme;

describe('the first stage of foyer-login', () => {
  beforeEach(startAfresh);
  afterEach(() => {
    expect(page.trouble).to.deep.equal([]);
    page.frame.remove();
    localStorage.clear();
    sessionStorage.clear();
  });

  it('paints the form with its styles, and React finds exactly what it would draw', async () => {
    const { paint, takeOver, document } = await open();
    const element = await paint(login);
    const painted = element.shadowRoot?.innerHTML ?? '';
    expect(textOf(element)).to.include('Passwort vergessen?');
    expect(fieldOf(element, 'username').offsetHeight).to.be.greaterThan(30);
    const before = formOf(element).getBoundingClientRect();
    const field = fieldOf(element, 'username');
    await takeOver();
    expect(isSame(fieldOf(element, 'username'), field)).to.equal(true);
    expect(element.shadowRoot?.innerHTML).to.equal(painted);
    expect(formOf(element).getBoundingClientRect().toJSON()).to.deep.equal(before.toJSON());
    const fresh = document.createElement('foyer-login');
    document.body.append(fresh);
    await until(() => fieldOf(fresh, 'username'), 'a form drawn only by React');
    const withoutIds = (html: string) => html.replaceAll(/_[Rr]_\w+_/g, 'id').replaceAll(/<!--[^>]*-->/g, '');
    const sorted = (html: string) =>
      withoutIds(html)
        .split(/[\s<>]+/)
        .sort()
        .join(' ');
    expect(sorted(fresh.shadowRoot?.innerHTML ?? '')).to.equal(sorted(painted));
  });

  it('has the slot too, and nothing moves when React comes', async () => {
    const { paint, takeOver, document } = await open();
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = `${dist}/foyer.css`;
    document.head.append(sheet);
    await new Promise((resolve) => sheet.addEventListener('load', resolve));
    document.body.innerHTML = '<foyer-login><p slot="footer">Help: 0800 1</p></foyer-login>';
    const footer = document.querySelector('[slot]');
    const isSeen = () => footer?.checkVisibility({ visibilityProperty: true });
    expect(isSeen()).to.equal(false);
    const element = await paint('');
    expect(isSeen()).to.equal(true);
    const place = () => footer?.getBoundingClientRect().toJSON();
    const before = place();
    expect(before?.top).to.be.greaterThan(formOf(element).getBoundingClientRect().bottom);
    await takeOver();
    expect(place()).to.deep.equal(before);
    expect(isSeen()).to.equal(true);
  });

  it('keeps what is typed, the focus and the caret', async () => {
    const { paint, takeOver } = await open();
    const element = await paint(login);
    fieldOf(element, 'username').value = typed;
    const password = fieldOf(element, 'password');
    password.value = 'geheim';
    password.focus();
    password.setSelectionRange(2, 4);
    await takeOver();
    expect(fieldOf(element, 'username').value).to.equal(typed);
    expect(isSame(element.shadowRoot?.activeElement, password)).to.equal(true);
    expect([password.selectionStart, password.selectionEnd]).to.deep.equal([2, 4]);
  });

  it('carries out an early submit once, with what is in the fields', async () => {
    const refused = {
      type: 'about:blank',
      title: '',
      status: 401,
      code: 'invalid_credentials',
      requestId: 'r',
    };
    const { paint, takeOver, sent, window } = await open((url) =>
      isLogin({ url }) ? Response.json(refused, { status: 401 }) : undefined,
    );
    const element = await paint(login);
    fieldOf(element, 'username').value = 'buyer@nordwind.example';
    fieldOf(element, 'password').value = 'geheim';
    const at = window.location.href;
    formOf(element).requestSubmit();
    formOf(element).requestSubmit();
    await takeOver();
    // a second submit would be sent in parallel with the first, or after its answer
    await until(
      () => element.shadowRoot?.querySelector('[part=form-error]')?.textContent,
      'the error message',
    );
    await nextFrame();
    expect(sent.filter(isLogin).map(({ body }) => body)).to.deep.equal([
      { username: 'buyer@nordwind.example', password: 'geheim' },
    ]);
    expect(window.location.href).to.equal(at);
  });

  it('checks an early submit of nothing, and leaves no trace of waiting', async () => {
    const { paint, takeOver, sent } = await open();
    const element = await paint(login);
    formOf(element).requestSubmit();
    const button = element.shadowRoot?.querySelector('[type=submit]');
    expect(button?.getAttribute('aria-disabled')).to.equal('true');
    await takeOver();
    await until(() => element.shadowRoot?.querySelector('[part=error]'), 'an error at a field');
    expect(sent.filter(isLogin)).to.deep.equal([]);
    await until(() => !button?.hasAttribute('aria-disabled'), 'the enabled button');
  });

  it('carries out other presses in their order', async () => {
    const { paint, takeOver, document } = await open();
    const element = await paint(login);
    const targets: string[] = [];
    document.addEventListener('foyer-navigate', (event) => {
      targets.push((event as CustomEvent).detail.target.route);
      event.preventDefault();
    });
    element.shadowRoot?.querySelector<HTMLElement>('[part=reveal]')?.click();
    element.shadowRoot?.querySelector<HTMLElement>('[part=forgotten]')?.click();
    expect(fieldOf(element, 'password').type).to.equal('password');
    await takeOver();
    await until(() => fieldOf(element, 'password').type === 'text', 'the password to show');
    await until(() => targets.length > 0, 'the navigation event');
    expect(targets).to.deep.equal(['forget-password']);
  });

  for (const isPrevented of [false, true])
    it(`leaves a link with an address to the browser${isPrevented ? ', unless the page handles it' : ''}`, async () => {
      const { paint, takeOver, window, document } = await open();
      Object.assign(window, { [Symbol.for('foyer.settings')]: { hrefForgetPassword: '#vergessen' } });
      const element = await paint(login);
      const told: unknown[] = [];
      document.addEventListener('foyer-navigate', (event) => {
        told.push((event as CustomEvent).detail);
        if (isPrevented) event.preventDefault();
      });
      const link = () => element.shadowRoot?.querySelector<HTMLElement>('[part=forgotten]');
      link()?.click();
      const detail = { target: { route: 'forget-password' }, href: '#vergessen' };
      const hash = isPrevented ? '' : '#vergessen';
      expect([told, window.location.hash]).to.deep.equal([[detail], hash]);
      await takeOver();
      expect(told).to.deep.equal([detail]);
      window.location.hash = '';
      link()?.click();
      await until(() => told.length > 1, 'the event from React');
      expect([told, window.location.hash]).to.deep.equal([[detail, detail], hash]);
    });

  it('leaves what the page has put into a slot to the page', async () => {
    const { paint, window, document } = await open();
    document.body.innerHTML =
      '<foyer-login><p slot="footer"><a href="#hilfe">Hilfe</a> <button type="button">Anrufen</button></p></foyer-login>';
    const told: string[] = [];
    for (const name of ['foyer-navigate', 'click'])
      document.addEventListener(name, (event) => {
        told.push(`${name} ${(event.target as Element).localName} ${event.defaultPrevented}`);
      });
    await paint('');
    document.querySelector<HTMLElement>('a')?.click();
    document.querySelector<HTMLElement>('button')?.click();
    expect([told, window.location.hash]).to.deep.equal([['click a false', 'click button false'], '#hilfe']);
  });

  it('carries out presses where React has to draw the form anew', async () => {
    const { paint, takeOver, document } = await open();
    const element = await paint('<foyer-login locale="de_DE"></foyer-login>');
    const targets: string[] = [];
    document.addEventListener('foyer-navigate', (event) => {
      targets.push((event as CustomEvent).detail.target.route);
      event.preventDefault();
    });
    for (const part of ['reveal', 'forgotten'])
      element.shadowRoot?.querySelector<HTMLElement>(`[part=${part}]`)?.click();
    element.setAttribute('locale', 'en_GB');
    await takeOver();
    await until(() => fieldOf(element, 'password').type === 'text', 'the password to show');
    await until(() => targets.length > 0, 'the navigation event');
    expect(targets).to.deep.equal(['forget-password']);
  });

  it('takes the focus when it is painted and does not come back for it', async () => {
    const { paint, takeOver } = await open();
    const element = await paint('<foyer-login autofocus></foyer-login>');
    expect(isSame(element.shadowRoot?.activeElement, fieldOf(element, 'username'))).to.equal(true);
    fieldOf(element, 'password').focus();
    await takeOver();
    expect(isSame(element.shadowRoot?.activeElement, fieldOf(element, 'password'))).to.equal(true);
  });

  it('paints nothing for somebody who is signed in', async () => {
    await signIn('buyer@nordwind.example');
    const { paint, load } = await open();
    const element = await paint(login);
    expect(isPainted(element)).to.equal(false);
    await load('widgets/login.js');
    await until(() => element.shadowRoot?.querySelector('[part=root]'), 'the widget');
    expect(isSame(element.shadowRoot?.querySelector('form'), null)).to.equal(true);
  });

  it('looks for the session of its own brand', async () => {
    await signIn('buyer@nordwind.example');
    const { paint, takeOver } = await open();
    const element = await paint('<foyer-login brand="nordlicht"></foyer-login>');
    expect(isSame(fieldOf(element, 'username'), null)).to.equal(false);
    await takeOver();
    expect(isSame(fieldOf(element, 'username'), null)).to.equal(false);
  });

  it('gives way to a session that began in the meantime', async () => {
    const { paint, load } = await open();
    const element = await paint(login);
    await signIn('buyer@nordwind.example');
    await load('widgets/login.js');
    await until(() => element.shadowRoot?.querySelector('form') === null, 'the form to disappear');
  });

  it('works where the browser refuses storage', async () => {
    const { paint, takeOver, window } = await open();
    const refuse = {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
    const element = await paint(login);
    fieldOf(element, 'username').value = typed;
    await takeOver();
    expect(fieldOf(element, 'username').value).to.equal(typed);
  });

  for (const [locale, text, tag] of [
    ['en_GB', 'Forgot your password?', 'en-GB'],
    ['fr_FR', 'Mot de passe oublié', 'fr-FR'],
  ] as const) {
    it(`speaks ${locale}`, async () => {
      const { paint, takeOver } = await open();
      const element = await paint(`<foyer-login locale="${locale}"></foyer-login>`);
      expect(textOf(element)).to.include(text);
      expect(element.shadowRoot?.querySelector('[part=root]')?.getAttribute('lang')).to.equal(tag);
      const painted = element.shadowRoot?.innerHTML;
      const field = fieldOf(element, 'username');
      await takeOver();
      expect(element.shadowRoot?.innerHTML).to.equal(painted);
      expect(isSame(fieldOf(element, 'username'), field)).to.equal(true);
    });
  }

  it('speaks the language the user chose in this tab', async () => {
    sessionStorage.setItem('USER_LANGUAGE', 'en_GB');
    const { paint, takeOver } = await open();
    const element = await paint(login);
    expect(textOf(element)).to.include('Forgot your password?');
    await takeOver();
    await until(() => textOf(element).includes('Forgot your password?'), 'English');
  });

  it('leaves a language that is not bundled to React', async () => {
    const { paint, takeOver } = await open();
    const element = await paint('<foyer-login locale="nl_NL"></foyer-login>');
    expect(isPainted(element)).to.equal(false);
    await takeOver();
    await until(() => fieldOf(element, 'username'), 'the form');
  });

  it('follows a language that changes before React is there, and keeps what is typed', async () => {
    const { paint, takeOver } = await open();
    const element = await paint('<foyer-login locale="de_DE"></foyer-login>');
    fieldOf(element, 'username').value = typed;
    fieldOf(element, 'username').focus();
    element.setAttribute('locale', 'en_GB');
    await takeOver();
    await until(() => textOf(element).includes('Forgot your password?'), 'English');
    await until(() => fieldOf(element, 'username').value === typed, 'the typed value');
    expect(isSame(element.shadowRoot?.activeElement, fieldOf(element, 'username'))).to.equal(true);
  });

  it('wears its scheme, also one that changes before React is there', async () => {
    const { paint, takeOver } = await open();
    const element = await paint('<foyer-login scheme="dark"></foyer-login>');
    expect(schemeOf(element)).to.equal('dark');
    const background = () =>
      element.ownerDocument.defaultView?.getComputedStyle(fieldOf(element, 'username')).color;
    const dark = background();
    element.setAttribute('scheme', 'light');
    await takeOver();
    await until(() => schemeOf(element) === 'light', 'the other scheme');
    await until(() => background() !== dark, 'its colours');
    element.removeAttribute('scheme');
    await until(() => schemeOf(element) === undefined, 'no scheme');
  });

  it('takes public variables of the page', async () => {
    const { paint, document, window } = await open();
    document.documentElement.style.setProperty('--foyer-color-primary', 'rgb(1, 2, 3)');
    const element = await paint(login);
    const button = element.shadowRoot?.querySelector('[type=submit]') as Element;
    expect(window.getComputedStyle(button).backgroundColor).to.equal('rgb(1, 2, 3)');
  });

  it('links to the page’s own address', async () => {
    const { paint, takeOver, window } = await open();
    Object.assign(window, { [Symbol.for('foyer.settings')]: { hrefForgetPassword: '/vergessen' } });
    const element = await paint(login);
    const link = element.shadowRoot?.querySelector('[part=forgotten]');
    expect(link?.getAttribute('href')).to.equal('/vergessen');
    await takeOver();
    expect(isSame(element.shadowRoot?.querySelector('[part=forgotten]'), link)).to.equal(true);
  });

  it('paints several on a page, each with what is typed there', async () => {
    const { paint, takeOver, document } = await open();
    await paint(`${login}<foyer-login brand="nordlicht"></foyer-login>${login}`);
    const all = [...document.querySelectorAll<HTMLElement>('foyer-login')];
    all.forEach((element, at) => {
      fieldOf(element, 'username').value = `${at}@nordwind.example`;
    });
    for (const element of all) await takeOver(element);
    expect(all.map((element) => fieldOf(element, 'username').value)).to.deep.equal([
      '0@nordwind.example',
      '1@nordwind.example',
      '2@nordwind.example',
    ]);
  });

  it('survives being moved, and being taken out and put back', async () => {
    const { paint, takeOver, document } = await open();
    const element = await paint(login);
    fieldOf(element, 'username').value = typed;
    const box = document.createElement('section');
    document.body.append(box);
    box.append(element);
    element.remove();
    box.append(element);
    await takeOver();
    expect(fieldOf(element, 'username').value).to.equal(typed);
  });

  it('leaves nothing behind when it is taken out while React comes', async () => {
    const { paint, load, document, window } = await open();
    const element = await paint(login);
    window.customElements.whenDefined('foyer-login').then(() => element.remove());
    await load('widgets/login.js');
    await until(() => element.shadowRoot?.childElementCount === 0, 'an empty root');
    document.body.append(element);
    await until(() => fieldOf(element, 'username'), 'the new form');
  });

  it('steps aside where an SDK runs already', async () => {
    const { paint, window } = await open();
    const running = new Map([['|', { destroy: () => undefined }]]);
    Object.assign(window, { [Symbol.for('foyer.sdk')]: running });
    expect(isPainted(await paint(login))).to.equal(false);
    running.clear();
    expect(isPainted(await paint(''))).to.equal(true);
  });
});
