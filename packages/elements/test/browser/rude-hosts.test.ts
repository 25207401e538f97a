import { type RudePage, rudeHosts } from './rude-hosts.ts';
import { allWidgets, expect, isSettled, sampleOf, sendLogin, startAfresh, textOf, until } from './widgets.ts';

/** Opens a separate page: the changes would break the test runner on its own page. */
async function openPage(): Promise<RudePage> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size:1000px;block-size:800px';
  frame.src = '/packages/elements/test/browser/stage-page.html';
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await isLoaded;
  return frame.contentWindow as RudePage;
}

/** Signs in by typing, as a user does, so that the form's schema processes the input. */
async function signInAt(login: HTMLElement, email: string): Promise<void> {
  login.addEventListener('foyer-signed-in', (event) => event.preventDefault());
  await sendLogin(login, email);
  await until(() => textOf(login).includes('Angemeldet als'), 'the signed-in user');
}

/** Adds an article of the shop to the cart. */
async function addFromShop(placed: readonly HTMLElement[]): Promise<void> {
  const find = (tag: string) => placed.find(({ localName }) => localName === tag) as HTMLElement;
  const before = textOf(find('foyer-cart'));
  const add = () =>
    [
      ...(find('foyer-shop').shadowRoot?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
    ].find(({ textContent, ariaLabel }) => /Warenkorb|Hinzuf/.test(ariaLabel ?? textContent ?? ''));
  (await until(add, 'a button of the shop')).click();
  await until(() => textOf(find('foyer-cart')) !== before, 'the changed cart');
}

const widgets = await allWidgets();

describe('a page whose host', () => {
  beforeEach(() => startAfresh());
  afterEach(() => startAfresh());

  for (const [does, open] of Object.entries(rudeHosts)) {
    it(`${does}: the sign-in and every widget work`, async () => {
      const page = await openPage();
      const trouble: string[] = [];
      page.addEventListener('error', ({ message }) => trouble.push(message));
      page.addEventListener('unhandledrejection', ({ reason }) => trouble.push(String(reason)));
      page.console.error = (...words: unknown[]) => void trouble.push(words.map(String).join(' '));
      await open(page);
      const place = (tag: string, attributes: Record<string, string> = {}) => {
        const element = page.document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        page.document.body.append(element);
        return element;
      };
      await signInAt(place('foyer-login'), 'manager@nordwind.example');
      const placed: HTMLElement[] = [];
      for (const widget of widgets.filter(({ tagName }) => tagName !== 'foyer-login'))
        placed.push(place(widget.tagName, await sampleOf(widget)));
      for (const element of placed) {
        await until(() => isSettled(element), `${element.localName} to settle: ${trouble.join('; ')}`);
        expect(
          element.shadowRoot?.querySelector('[part~=error-state],[part~=broken]'),
          element.localName,
        ).to.equal(null);
      }
      await addFromShop(placed);
      expect(trouble).to.deep.equal([]);
    });
  }
});
