import { pageBudgets } from './page-budgets.ts';
import { accountFor, allWidgets, dist, expect, sampleOf, signIn, startAfresh, until } from './widgets.ts';

/** Milliseconds without a new script after which a page counts as loaded; the longest wait of the elements is 300. */
const quiet = 600;

/** Opens a separate page with the loader and one tag, like that of a partner. */
async function openPage(tagName: string, attributes: Readonly<Record<string, string>>): Promise<Window> {
  const frame = document.createElement('iframe');
  frame.width = '1200';
  frame.height = '900';
  const isThere = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.src = '/packages/elements/test/browser/stage-page.html';
  document.body.append(frame);
  await isThere;
  const inside = frame.contentWindow as Window;
  const script = inside.document.createElement('script');
  script.type = 'module';
  script.src = `${dist}/foyer.js`;
  const element = inside.document.createElement(tagName);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  let isReady = false;
  element.addEventListener('foyer-ready', () => {
    isReady = true;
  });
  inside.document.body.append(script, element);
  await until(() => isReady && element.shadowRoot?.childElementCount, tagName);
  return inside;
}

const scriptsOf = ({ performance }: Window): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith(dist) && path.endsWith('.js')),
  ),
];

/** All scripts that a page has requested, once no more are loaded. */
async function loadedScripts(inside: Window): Promise<string[]> {
  let known = scriptsOf(inside);
  let since = performance.now();
  await until(() => {
    const now = scriptsOf(inside);
    if (now.length > known.length) since = performance.now();
    known = now;
    return performance.now() - since > quiet;
  }, 'the last script');
  return known;
}

const widgets = await allWidgets();
const sizes = new Map<string, number>();

/** The bytes of a script as the server sends it: compressed by brotli 11, or plain if it is too small for compression. */
async function sizeOf(path: string): Promise<number> {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const bytesAt = async (address: string) => (await (await fetch(address)).arrayBuffer()).byteLength;
  const plain = await bytesAt(path);
  const size = plain < 256 ? plain : await bytesAt(`${path}.br`);
  sizes.set(path, size);
  return size;
}

describe('all the scripts that a page with one widget loads, whenever they come', () => {
  beforeEach(startAfresh);
  afterEach(() => document.body.replaceChildren());

  it('knows every widget whose budget is its own', () => {
    expect(widgets.map(({ tagName }) => tagName)).to.include.members(Object.keys(pageBudgets.own));
  });

  for (const widget of widgets) {
    it(`<${widget.tagName}>`, async () => {
      if (!widget.shows.includes('login')) await signIn(accountFor(widget));
      const scripts = await loadedScripts(await openPage(widget.tagName, await sampleOf(widget)));
      const bytes = (await Promise.all(scripts.map(sizeOf))).reduce((sum, size) => sum + size, 0);
      const budget = pageBudgets.own[widget.tagName] ?? pageBudgets.any;
      const share = bytes / budget;
      const kilobytes = `${(bytes / 1000).toFixed(1)} kB brotli`;
      console.log(
        `note: a page with ${widget.tagName}: ${scripts.length} scripts, ${kilobytes}, at most ${budget / 1000} kB${share > 0.97 && share <= 1 ? `, WARNING: ${Math.round(share * 100)} % used` : ''}`,
      );
      expect(bytes, scripts.join('\n')).to.be.at.most(budget);
    });
  }
});
