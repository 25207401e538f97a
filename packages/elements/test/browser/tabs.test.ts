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
/** Widgets with content for the manager of a company. */
const hers = widgets.filter((widget) => widget.access !== 'public' && accountFor(widget) === manager);

/** Markup of all widgets, with the attributes of their samples. */
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
/** Texts of all widgets of a tab by tag, once all are ready. */
async function textsOf(tab: HostPage): Promise<Map<string, string>> {
  for (const { tagName } of widgets)
    await tab.hears(({ type, tag }) => type === 'foyer-ready' && tag === tagName, `${tagName} to be ready`);
  // the demo accounts appear after the widget is ready
  await until(() => textOf(find(tab, 'foyer-login')).includes(manager), 'the demo accounts');
  return new Map(widgets.map(({ tagName }) => [tagName, textOf(find(tab, tagName))]));
}

/** Waits until the condition is true for all elements; fails with the names and texts of the others. */
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
  await until(look, 'all widgets').catch(() => {});
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
    // the login also shows how the session ended
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
