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
/** Waits until every widget of a tab has said what it has to say. */
async function settle(tab: HostPage): Promise<Map<string, string>> {
  for (const { tagName } of widgets) await until(() => isSettled(find(tab, tagName)), `${tagName} to settle`);
  return new Map(widgets.map(({ tagName }) => [tagName, textOf(find(tab, tagName))]));
}

describe('two tabs', () => {
  beforeEach(() => startAfresh());
  afterEach(() => startAfresh());

  it('every widget of one follows a sign-in and a sign-out in the other', async () => {
    const html = await markup();
    const one = await openHostPage('<foyer-login></foyer-login>');
    const other = await openHostPage(html);
    const before = await settle(other);
    one.document.addEventListener('foyer-signed-in', (event) => event.preventDefault());
    await sendLogin(find(one, 'foyer-login'), manager);
    for (const { tagName } of hers)
      await until(
        () => isSettled(find(other, tagName)) && textOf(find(other, tagName)) !== before.get(tagName),
        `${tagName} of the other tab to know who is signed in`,
      );
    await one.window.Foyer.signOut();
    for (const { tagName } of widgets)
      await until(
        () => textOf(find(other, tagName)) === before.get(tagName),
        `${tagName} of the other tab to forget: ${textOf(find(other, tagName))}`,
      );
    expect(other.reasons()).to.deep.equal(['start', 'signed-in', 'signed-out']);
  });
});
