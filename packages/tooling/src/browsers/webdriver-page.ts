import { findInPage, type Sought, tellPage } from './find-in-page.ts';
import { type PageDriver, untilFound } from './page-driver.ts';
import { nodeKey, type WebDriver } from './webdriver.ts';

type Reference = Readonly<Record<typeof nodeKey, string>>;

/** The window of a browser that a driver has started, without what earlier pages left in this site. */
export async function openWebDriverPage(driver: WebDriver, site: string): Promise<PageDriver> {
  const run = <T>(work: (...given: never[]) => unknown, given: readonly unknown[]) =>
    driver.send<T>('POST', 'execute/sync', {
      script: `return (${work}).apply(null, arguments)`,
      args: given,
    });
  const find = (sought: Sought): Promise<Reference> =>
    untilFound(() => run<Reference | null>(findInPage, [tellPage(sought)]), sought);
  const tell = async (sought: Sought, what: string, body: object) =>
    void (await driver.send('POST', `element/${(await find(sought))[nodeKey]}/${what}`, body));
  await driver.open(site);
  await driver.send('DELETE', 'cookie');
  await run(() => {
    localStorage.clear();
    sessionStorage.clear();
  }, []);
  return {
    open: driver.open,
    evaluate: (work, ...given) => run(work, given) as never,
    click: (sought) => tell(sought, 'click', {}),
    type: (sought, text) => tell(sought, 'value', { text }),
    read: async (sought) => run<string>((node: Element) => node.textContent ?? '', [await find(sought)]),
    enterFrame: () => driver.send('POST', 'frame', { id: 0 }),
    setSize: driver.setSize,
    screenshot: async () => Buffer.from(await driver.send<string>('GET', 'screenshot'), 'base64'),
    close: () => driver.open('about:blank'),
  };
}
