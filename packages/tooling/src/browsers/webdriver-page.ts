import { findInPage, type Sought, tellPage } from './find-in-page.ts';
import { type PageDriver, plainSpaces, untilDone } from './page-driver.ts';
import { nodeKey, type WebDriver } from './webdriver.ts';

type Reference = Readonly<Record<typeof nodeKey, string>>;

/** A press on a node, which is in view. */
const press = (node: Reference) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', origin: node, x: 0, y: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Keys, wherever the focus is. */
const keys = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** The window of a browser that a driver has started, without what earlier pages left in this site. */
export async function openWebDriverPage(driver: WebDriver, site: string): Promise<PageDriver> {
  const run = <T>(work: (...given: never[]) => unknown, given: readonly unknown[]) =>
    driver.send<T>('POST', 'execute/sync', {
      script: `return (${work}).apply(null, arguments)`,
      args: given,
    });
  let isInFrame = false;
  const find = async (sought: Sought) => {
    if (isInFrame) {
      // its page may be another one by now
      await driver.send('POST', 'frame', { id: null });
      await driver.send('POST', 'frame', { id: 0 });
    }
    return run<Reference | null>(findInPage, [tellPage(sought)]);
  };
  const act = <T>(sought: Sought, work: (node: Reference) => Promise<T>) =>
    untilDone(sought, () => find(sought), work);
  const perform = (action: object) => driver.send<void>('POST', 'actions', { actions: [action] });
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
    click: (sought) =>
      act(sought, (node) => driver.send<void>('POST', `element/${node[nodeKey]}/click`, {})),
    type: async (sought, text) => {
      await act(sought, async (node) => {
        await run((each: Element) => each.scrollIntoView({ block: 'center', behavior: 'instant' }), [node]);
        await perform(press(node));
      });
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
