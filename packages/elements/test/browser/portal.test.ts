import { expect, isSettled, place, signIn, startAfresh, until } from './widgets.ts';

const allIn = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? allIn(shadowRoot, selector) : [],
  ),
];
const findIn = (element: HTMLElement, selector: string, what = selector) =>
  until(() => element.shadowRoot && allIn(element.shadowRoot, selector)[0], what);
const path = () => `${location.pathname}${location.search}`;

describe('the portal as one element', () => {
  const before = location.href;
  beforeEach(() => startAfresh());
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', before);
  });

  /** Opens the portal element and collects the paths that it reports to the page. */
  async function open(attributes: Record<string, string> = {}) {
    const told: string[] = [];
    const listen = (event: Event) => told.push((event as CustomEvent).detail.path);
    document.addEventListener('foyer-navigated', listen);
    const element = await place('foyer-portal', attributes);
    const arrives = (where: string) => until(() => told.at(-1) === where, where);
    return { element: element as HTMLElement & { route: string | undefined }, told, arrives };
  }

  it('shows the login where it stands, and no menu; the page stays where it is', async () => {
    const here = path();
    const { element } = await open({ route: 'cart' });
    await findIn(element, 'input[name=username]');
    expect(allIn(element.shadowRoot as ShadowRoot, '[part~=entries]')).to.deep.equal([]);
    expect([path(), location.hash]).to.deep.equal([here, '']);
  });

  it('shows each screen that its property names, and moves the page’s address behind the # alone', async () => {
    await signIn('manager@nordwind.example');
    const here = path();
    const { element, arrives } = await open();
    await arrives('/');
    for (const [route, selector] of [
      ['order-overview', '[part~=row]'],
      ['/news', '[part~=article]'],
      ['profile', '[part~=form]'],
    ] as const) {
      element.route = route;
      await arrives(`/${route.replace('/', '')}`);
      await findIn(element, selector);
      expect([path(), location.hash]).to.deep.equal([here, `#/${route.replace('/', '')}`]);
    }
    await until(() => isSettled(element), 'the portal to settle');
  });

  it('leads back to where one was, and leaves nothing of it when it goes', async () => {
    await signIn('manager@nordwind.example');
    const { title } = document;
    const { element, arrives, told } = await open({ route: 'order-overview', 'set-title': '' });
    await arrives('/order-overview');
    await until(() => document.title === `Bestellungen${title ? ` – ${title}` : ''}`, 'the title');
    element.route = 'invoices';
    await arrives('/invoices');
    history.back();
    await arrives('/order-overview');
    element.remove();
    await until(() => document.title === title, 'the page’s own title');
    const { length } = told;
    const late: unknown[] = [];
    element.addEventListener('foyer-navigated', (event) => late.push((event as CustomEvent).detail.path));
    location.hash = '#/profile';
    // a second portal element reports the address, which takes longer than a report of the removed one would
    const next = await open();
    await next.arrives('/profile');
    expect([late, told.slice(length)]).to.deep.equal([[], ['/profile']]);
  });
});
