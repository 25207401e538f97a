import { dist, expect, place, signIn, startAfresh, textOf, until } from './widgets.ts';

/** With `foyer.css`, as a page should have it. */
async function linkSizes(): Promise<void> {
  const sheet = document.createElement('link');
  Object.assign(sheet, { rel: 'stylesheet', href: `${dist}/foyer.css` });
  const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve));
  document.head.append(sheet);
  await loaded;
}

const field = (login: HTMLElement, name: string) =>
  login.shadowRoot?.querySelector<HTMLInputElement>(`input[name=${name}]`);

describe('the room of a widget', () => {
  before(linkSizes);
  beforeEach(() => startAfresh());
  afterEach(() => document.body.replaceChildren());

  it('is kept for the side menu in both directions, so that nothing beside or below moves', async () => {
    await signIn('manager@nordwind.example');
    document.body.innerHTML =
      '<div style="display:flex"><foyer-side-menu></foyer-side-menu><main style="flex:1">Beside</main></div>' +
      '<foyer-side-menu></foyer-side-menu><footer>Below</footer>';
    const [beside, below] = document.querySelectorAll<HTMLElement>('main, footer');
    const places = () =>
      [beside?.getBoundingClientRect().left, below?.getBoundingClientRect().top].map((at) =>
        Math.round(at ?? 0),
      );
    const before = places();
    await import(`${dist}/widgets/side-menu.js`);
    const menu = document.querySelector('foyer-side-menu') as HTMLElement;
    const seen = [places()];
    await until(() => {
      seen.push(places());
      return menu.shadowRoot?.querySelector('[part~=entry]');
    }, 'the menu');
    seen.push(places());
    expect(before[0]).to.be.greaterThan(60);
    for (const later of seen) expect(later).to.deep.equal(before);
  });

  it('is given back by the login once somebody has signed in', async () => {
    const login = await place('foyer-login');
    login.addEventListener('foyer-signed-in', (event) => event.preventDefault());
    await until(() => field(login, 'username'), 'the form');
    const { height } = login.getBoundingClientRect();
    expect(height).to.be.greaterThan(400);
    for (const [name, value] of [
      ['username', 'buyer@nordwind.example'],
      ['password', 'Foyer-Demo-2026'],
    ] as const) {
      const input = field(login, name) as HTMLInputElement;
      input.focus();
      input.value = value;
    }
    login.shadowRoot?.querySelector('form')?.requestSubmit();
    await until(() => textOf(login).includes('Angemeldet als'), 'the signed-in user');
    expect(login.getBoundingClientRect().height).to.be.lessThan(height - 150);
  });
});
