import { findInPage, type Sought, tellPage } from './find-in-page.ts';
import { type PageDriver, plainSpaces, untilDone } from './page-driver.ts';
import type { WebDriver } from './webdriver.ts';

/** A reference to a node of a page in the WebDriver protocol. */
type Reference = Readonly<Record<'element-6066-11e4-a52e-4f735466cecf', string>>;

/** Runs in the page: scrolls to a node and returns its center, as text, since a page may have broken the serialization of lists. */
function showInPage(node: Element): string {
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = node.getBoundingClientRect();
  return `${Math.round(left + width / 2)} ${Math.round(top + height / 2)}`;
}

/** Runs in the page: returns whether a node has taken the focus; a cross-site frame gets the focus only by a press. */
function focusInPage(node: HTMLElement): boolean {
  node.focus();
  return (node.getRootNode() as Document | ShadowRoot).activeElement === node;
}

/** A press at a position. */
const press = ([x = 0, y = 0]: readonly number[]) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', origin: 'viewport', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Key presses for the focused node. */
const keys = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** Opens the window of a browser that a driver has started, without data that earlier pages stored for this site. */
export async function openWebDriverPage(driver: WebDriver, site: string): Promise<PageDriver> {
  const run = <T>(work: (...given: never[]) => unknown, given: readonly unknown[]) =>
    driver.send<T>('POST', 'execute/sync', {
      script: `return (${work}).apply(null, arguments)`,
      args: given,
    });
  let isInFrame = false;
  const find = async (sought: Sought) => {
    if (isInFrame) {
      // the frame may have loaded another page meanwhile
      await driver.send('POST', 'frame', { id: null });
      await driver.send('POST', 'frame', { id: 0 });
    }
    return run<Reference | null>(findInPage, [tellPage(sought)]);
  };
  const act = <T>(sought: Sought, work: (node: Reference) => Promise<T>) =>
    untilDone(sought, () => find(sought), work);
  const perform = (action: object) => driver.send<void>('POST', 'actions', { actions: [action] });
  // The protocol's own click refuses fields in shadow roots and links of two lines.
  const click = (sought: Sought) =>
    act(sought, async (node) => {
      const where = () => run<string>(showInPage, [node]);
      const [before, place] = [await where(), await where()];
      if (before !== place) throw new Error('it moves');
      await perform(press(place.split(' ').map(Number)));
    });
  await driver.open(site);
  await driver.send('DELETE', 'cookie');
  await run(() => {
    localStorage.clear();
    sessionStorage.clear();
  }, []);
  return {
    open: async (url) => {
      isInFrame = false;
      await driver.send('POST', 'frame', { id: null });
      await driver.open(url);
    },
    evaluate: (work, ...given) => run(work, given) as never,
    click,
    type: async (sought, text) => {
      if (!(await act(sought, (node) => run<boolean>(focusInPage, [node])))) await click(sought);
      await perform(keys(text));
    },
    read: async (sought) =>
      plainSpaces(await act(sought, (node) => run<string>((each: Element) => each.textContent, [node]))),
    enterFrame: async () => {
      isInFrame = true;
    },
    setSize: driver.setSize,
    screenshot: async () => Buffer.from(await driver.send<string>('GET', 'screenshot'), 'base64'),
    close: async () => {
      await driver.send('POST', 'frame', { id: null });
      await driver.open('about:blank');
    },
  };
}
