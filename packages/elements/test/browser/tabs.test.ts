import { type HostPage, openHostPage } from './host-page.ts';
import {
  accountFor,
  allWidgets,
  expect,
  isSettled,
  sampleOf,
  sendLogin,
  signIn,
  startAfresh,
  textOf,
  until,
} from './widgets.ts';

const widgets = await allWidgets();
const manager = 'manager@nordwind.example';
/** What the manager of a company has something to see in. */
const hers = widgets.filter((widget) => widget.access !== 'public' && accountFor(widget) === manager);

/** Every widget there is, with the attributes of its sample. */
async function markup(): Promise<string> {
  await signIn(manager);
  const tags = await Promise.all(
    widgets.map(async (widget) => {
      const element = document.createElement(widget.tagName);
      for (const [name, value] of Object.entries(await sampleOf(widget))) element.setAttribute(name, value);
      return element.outerHTML;
    }),
  );
  startAfresh();
  return tags.join('\n');
}

const find = ({ document }: HostPage, tag: string) => document.querySelector(tag) as HTMLElement;
/** What every widget of a tab says, once it says what it has to say. */
async function textsOf(tab: HostPage): Promise<Map<string, string>> {
  for (const { tagName } of widgets)
    await tab.hears(({ type, tag }) => type === 'foyer-ready' && tag === tagName, `${tagName} to be ready`);
  // what is there more than a widget has to show comes later
  await until(() => textOf(find(tab, 'foyer-login')).includes(manager), 'the demo accounts');
  return new Map(widgets.map(({ tagName }) => [tagName, textOf(find(tab, tagName))]));
}

/** Waits until this holds of all of them; names those of which it never does, with what they say. */
async function untilAll(
  tab: HostPage,
  all: readonly { readonly tagName: string }[],
  holds: (element: HTMLElement) => boolean,
): Promise<void> {
  let others: HTMLElement[] = [];
  const look = () => {
    others = all.map(({ tagName }) => find(tab, tagName)).filter((element) => !holds(element));
    return others.length === 0;
  };
  await until(look, 'all of them').catch(() => {});
  expect(others.map((element) => `${element.localName}: ${textOf(element).slice(0, 200)}`)).to.deep.equal([]);
}

describe('two tabs', () => {
  beforeEach(() => startAfresh());
  afterEach(() => startAfresh());

  it('every widget of one follows a sign-in and a sign-out in the other', async () => {
    const html = await markup();
    const one = await openHostPage('<foyer-login></foyer-login>');
    const other = await openHostPage(html);
    const before = await textsOf(other);
    // the login also says what became of the session
    const saysAsBefore = (element: HTMLElement) =>
      textOf(element).replace('You have signed out.', '') === before.get(element.localName);
    one.document.addEventListener('foyer-signed-in', (event) => event.preventDefault());
    await sendLogin(find(one, 'foyer-login'), manager);
    await untilAll(other, hers, (element) => isSettled(element) && !saysAsBefore(element));
    await one.window.Foyer.signOut();
    await untilAll(other, widgets, saysAsBefore);
    expect(other.reasons()).to.deep.equal(['start', 'signed-in', 'signed-out']);
  });
});
