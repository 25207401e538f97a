/**
 * `foyer.js`: loads the widgets that are on the page, and only those.
 *
 * `<script type="module" src="…/foyer.js" data-api="https://portal.example" data-brand="foyer" data-locale="de_DE">`
 *
 * The script's data attributes are the defaults for the elements' own attributes (`api`, `brand`, `locale`).
 * Written for size: it must stay within 1 kB brotli and cannot import anything.
 */
declare const __FOYER_TAGS__: string;
declare const __FOYER_AHEAD__: string;
declare const __FOYER_STAGED__: string;
declare const __FOYER_APART__: string;
/** `./`; in the loader of a major version, which is in another folder, the path to its release (decision 0425). */
declare const __FOYER_BASE__: string;
declare const __FOYER_VERSION__: string;

const url = import.meta.url;
const base = new URL(__FOYER_BASE__, url).href;
const script =
  [...document.scripts].find(({ src }) => src === url) ??
  // the server has redirected the script to another address
  document.querySelector<HTMLScriptElement>('script[src*="/foyer.js"]');
type Paint = (node: Element) => void;
const key = Symbol.for('foyer.settings');
const paint = Symbol.for('foyer.paint');
const page = globalThis as { [key]?: DOMStringMap; [paint]?: Paint };
const ownIdentity = `${__FOYER_VERSION__} ${base}`;
// a second copy adds settings, but does not change those of the first one, which is named by `copy`
page[key] = { copy: ownIdentity, ...script?.dataset, ...page[key] };
const settings = page[key];

const loaded = new Set<string>();

/** Loads a widget. A failed load is retried after `wait` milliseconds, with a doubled wait each time, for each widget separately. */
const load = (tag: string, node: Element, wait = 3000): void => {
  // this widget's script contains all its code, and loads `Foyer` itself
  const isApart = tag === __FOYER_APART__;
  // the chunks that all other widgets share are loaded in parallel; the module cache avoids a second request
  const [stage] = isApart
    ? []
    : __FOYER_AHEAD__.split(' ').map((chunk) => import(/* @vite-ignore */ base + chunk).catch(() => {}));
  if (tag === __FOYER_STAGED__) stage?.then(() => page[paint]?.(node));
  if (loaded.has(tag)) return;
  loaded.add(tag);
  import(/* @vite-ignore */ `${base}widgets/${tag}.js`)
    .catch((error: unknown) => {
      loaded.delete(tag);
      // retry without removing the first stage, into which the user may have typed
      setTimeout(() => node.isConnected && load(tag, node, Math.min(2 * wait, 60_000)), wait);
      return error;
    })
    // `host.js` is loaded last: it reports a failed load, and puts `Foyer` on the page
    .then(
      (trouble) =>
        (!isApart || trouble instanceof Error) &&
        import(/* @vite-ignore */ `${base}host.js`).then((host) => host.reportElement(node, trouble)),
    )
    .catch(console.error);
};

/** Watches another component's open shadow root, now or once the component is defined. */
const lookInside = (node: Element): void => {
  if (node.shadowRoot) watch(node.shadowRoot);
  else if (node.localName.includes('-'))
    customElements.whenDefined(node.localName).then(
      () => node.shadowRoot && watch(node.shadowRoot),
      () => {},
    );
};

const look = (node: Element): void => {
  const tag = node.localName.slice(6);
  if (!node.localName.startsWith('foyer-')) lookInside(node);
  else if (__FOYER_TAGS__.split(' ').includes(tag)) load(tag, node);
};

/** Loads the widgets in an added node, which may also be text, without a name and descendants. */
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

// a copy from another address would load everything again in vain: the first one defines the tags
if (settings.copy === ownIdentity) {
  // in a function, since the bundler does not merge chunks with a top-level await
  (async () => {
    // without the script of the mock, nothing is loaded
    if (settings.api?.startsWith('mock:')) await import(/* @vite-ignore */ `${base}mock.js`);
    watch(document);
  })();
} else {
  console.warn(`Foyer ${ownIdentity} stopped: this page already has ${settings.copy}`);
  // for the debug panel
  settings[ownIdentity] = 'stopped';
}
