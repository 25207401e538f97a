/**
 * `foyer.js`: loads the widgets that are on the page, and only those.
 *
 * `<script type="module" src="…/foyer.js" data-api="https://portal.example" data-brand="foyer" data-locale="de_DE">`
 *
 * The script's data attributes are what every element takes that says nothing else itself (`api`, `brand`, `locale`).
 * Written for size: it must stay within 1 kB brotli and cannot import anything.
 */
declare const __FOYER_TAGS__: string;
declare const __FOYER_AHEAD__: string;
declare const __FOYER_STAGED__: string;
declare const __FOYER_LIGHT__: string;
/** `./`; in the loader of a major version, which lies elsewhere, where its release lies (decision 0425). */
declare const __FOYER_BASE__: string;
declare const __FOYER_VERSION__: string;

const url = import.meta.url;
const base = new URL(__FOYER_BASE__, url).href;
const script =
  [...document.scripts].find(({ src }) => src === url) ??
  // the server sent us on to another address
  document.querySelector<HTMLScriptElement>('script[src*="/foyer.js"]');
type Paint = (node: Element) => void;
const page = globalThis as unknown as Record<symbol, DOMStringMap | Paint | undefined>;
const key = Symbol.for('foyer.settings');
const own = `${__FOYER_VERSION__} ${base}`;
// a second copy adds to what the first one says and takes nothing away: who came first is `copy`
page[key] = { copy: own, ...script?.dataset, ...page[key] };
const settings = page[key] as DOMStringMap;

const loaded = new Set<string>();

/** What could not be loaded is tried again after `wait` milliseconds: twice as long each time, for each widget by itself. */
const load = (tag: string, node: Element, wait = 3000): void => {
  // what every widget needs comes beside the first one; the module cache makes a second request nothing
  const [stage] = __FOYER_AHEAD__
    .split(' ')
    .map((chunk) => import(/* @vite-ignore */ base + chunk).catch(() => {}));
  if (tag === __FOYER_STAGED__)
    stage?.then(() => (page[Symbol.for('foyer.paint')] as Paint | undefined)?.(node));
  if (loaded.has(tag)) return;
  loaded.add(tag);
  import(/* @vite-ignore */ `${base}widgets/${tag}.js`)
    .catch((error: unknown) => {
      loaded.delete(tag);
      // somebody may have typed into what the first stage has painted
      setTimeout(() => node.isConnected && load(tag, node, Math.min(2 * wait, 60_000)), wait);
      return error;
    })
    // what knows and steers comes last: it tells what could not be loaded, and puts `Foyer` on the page
    .then((trouble) => import(/* @vite-ignore */ `${base}host.js`).then((host) => host.see(node, trouble)))
    .catch(console.error);
};

/** What is light is painted by a script of its own, which calls for the rest when something needs it. */
const begin = (tag: string, node: Element): void => {
  const all = () => load(tag, node);
  if (__FOYER_LIGHT__.split(' ').includes(tag))
    import(/* @vite-ignore */ `${base}stages/${tag}.js`).then((stage) => stage.paint(node, all)).catch(all);
  else if (__FOYER_TAGS__.split(' ').includes(tag)) all();
};

/** Looks into another component's open shadow root, now or once the component is defined. */
const lookInside = (node: Element): void => {
  if (node.shadowRoot) watch(node.shadowRoot);
  else if (node.localName.includes('-'))
    customElements.whenDefined(node.localName).then(
      () => node.shadowRoot && watch(node.shadowRoot),
      () => {},
    );
};

const look = (node: Element): void => {
  if (node.localName.startsWith('foyer-')) begin(node.localName.slice(6), node);
  else lookInside(node);
};

/** Whatever a page adds: text has neither a name nor anything below it. */
const lookBelow = (node: Node): void => {
  if ((node as Element).localName) look(node as Element);
  (node as Element).querySelectorAll?.('*').forEach(look);
};

const observer = new MutationObserver((records) => {
  for (const record of records) record.addedNodes.forEach(lookBelow);
});

function watch(root: Node): void {
  lookBelow(root);
  observer.observe(root, { childList: true, subtree: true });
}

// from elsewhere it would load everything a second time, in vain: the tags belong to the first
if (settings.copy === own) {
  // in a function: the bundler joins no chunks where a module awaits
  (async () => {
    // nobody falls back to it: without its script nothing is loaded
    if (settings.api?.startsWith('mock:')) await import(/* @vite-ignore */ `${base}mock.js`);
    watch(document);
  })();
} else {
  console.warn(`Foyer ${own} stops, this page has ${settings.copy}`);
  // the debug panel tells of it
  settings[own] = 'stopped';
}
