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

const url = import.meta.url;
const base = url.slice(0, url.lastIndexOf('/') + 1);
const script = [...document.scripts].find(({ src }) => src === url);
const settings = { ...script?.dataset };
Object.assign(globalThis, { [Symbol.for('foyer.settings') as unknown as string]: settings });

const painters = globalThis as unknown as { [paint: symbol]: ((node: Element) => void) | undefined };
const tags = new Set(__FOYER_TAGS__.split(' '));
const loaded = new Set<string>();

const look = (node: Element): void => {
  const name = node.localName;
  const tag = name.startsWith('foyer-') ? name.slice(6) : '';
  if (!tags.has(tag)) return;
  // what every widget needs comes beside the first one, what paints before all; the module cache makes a second request nothing
  const [stage] = __FOYER_AHEAD__
    .split(' ')
    .map((chunk) => import(/* @vite-ignore */ base + chunk).catch(() => {}));
  if (tag === __FOYER_STAGED__) stage?.then(() => painters[Symbol.for('foyer.paint')]?.(node));
  if (loaded.has(tag)) return;
  loaded.add(tag);
  import(/* @vite-ignore */ `${base}widgets/${tag}.js`).catch((error: unknown) => {
    loaded.delete(tag);
    console.error(`Foyer: <${name}> could not be loaded`, error);
  });
};

const lookBelow = (node: Node): void => {
  if (!(node instanceof Element)) return;
  look(node);
  node.querySelectorAll('*').forEach(look);
};

lookBelow(document.documentElement);
new MutationObserver((records) => {
  for (const record of records) record.addedNodes.forEach(lookBelow);
}).observe(document.documentElement, { childList: true, subtree: true });
