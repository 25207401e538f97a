import { dist, nextFrame } from './widgets.ts';

/** The page that a host changes. */
export type RudePage = Window & typeof globalThis;

/** Adds the loader by script, and waits for it. */
async function addLoader(page: RudePage): Promise<void> {
  const script = page.document.createElement('script');
  const isThere = new Promise((resolve) => script.addEventListener('load', resolve));
  Object.assign(script, { type: 'module', src: `${dist}/foyer.js` });
  page.document.head.append(script);
  await isThere;
}

/** Adds enumerable properties to all objects, as old libraries and careless scripts do; every `for … in` finds them. */
function spoilObjects({ Object: its }: RudePage): void {
  Object.assign(its.prototype, {
    extend: () => ({}),
    each: function each() {},
    pluginVersion: '1.7.3',
    isPatched: true,
    settings: { debug: false },
  });
}

/** Adds the methods of Prototype.js 1.7 to arrays and strings, enumerable, and replacing the browser's own (npm has no copy of it). */
function playPrototype({ Array: arrays, String: texts }: RudePage): void {
  const asText = (value: unknown): string =>
    arrays.isArray(value) ? `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]` : `"${value}"`;
  function toJSON(this: unknown) {
    return asText(this);
  }
  const copy = function copy(this: unknown[]) {
    return this.slice(0);
  };
  Object.assign(arrays.prototype, {
    toJSON,
    clone: copy,
    toArray: copy,
    entries: copy,
    each: () => undefined,
    first: () => undefined,
    last: () => undefined,
    clear: () => [],
    select: arrays.prototype.filter,
    collect: arrays.prototype.map,
    include: arrays.prototype.includes,
  });
  Object.assign(texts.prototype, { toJSON, blank: () => false, camelize: () => '', sub: () => '' });
  arrays.from = ((from: ArrayLike<unknown> | null) =>
    from ? arrays.prototype.slice.call(from) : []) as never;
}

/** Wraps listeners as zone.js and error trackers do: another function replaces the given one, for adding and for removing. */
function wrapListeners({ EventTarget: { prototype } }: RudePage): void {
  const { addEventListener, removeEventListener } = prototype;
  const wrapped = new WeakMap<object, EventListener>();
  const wrap = (given: EventListenerOrEventListenerObject): EventListener => {
    const known = wrapped.get(given);
    if (known) return known;
    const made = function tracked(this: unknown, event: Event) {
      return typeof given === 'function' ? given.call(this as never, event) : given.handleEvent(event);
    };
    wrapped.set(given, made);
    return made;
  };
  prototype.addEventListener = function add(type, given, options) {
    return addEventListener.call(this, type, given && wrap(given), options);
  };
  prototype.removeEventListener = function remove(type, given, options) {
    return removeEventListener.call(this, type, given && wrap(given), options);
  };
}

/** Wraps listeners as careless trackers do: the wrapper is not remembered, so that no listener can be removed. */
function wrapForEver({ EventTarget: { prototype } }: RudePage): void {
  const { addEventListener } = prototype;
  prototype.addEventListener = function add(type, given, options) {
    const call = (event: Event) =>
      typeof given === 'function' ? given.call(this as never, event) : given?.handleEvent(event);
    return addEventListener.call(this, type, given && call, options);
  };
}

/** Imitates the router of Next: it merges its own state into every history entry, and moves streamed markup to its place. */
function playNext(page: RudePage): void {
  const { document, history } = page;
  for (const name of ['pushState', 'replaceState'] as const) {
    const real = history[name].bind(history);
    history[name] = (state, unused, url) => real({ ...state, __NA: true, tree: ['', {}] }, unused, url);
  }
  const boundary = document.createElement('main');
  document.body.append(boundary);
  new page.MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.nodeName.startsWith('FOYER-')) boundary.append(node);
  }).observe(document.body, { childList: true });
}

/** Imitates a tag manager: it marks and moves added nodes, captures clicks first, and wraps fetch and history. */
function manageTags(page: RudePage): void {
  const { document, history } = page;
  const layer: unknown[] = [];
  new page.MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof page.Element) {
          node.setAttribute('data-gtm-vis-first-on-screen', '1');
          node.classList.add('gtm-seen');
        }
  }).observe(document, { childList: true, subtree: true });
  for (const type of ['click', 'submit', 'change'])
    document.addEventListener(type, ({ target }) => layer.push({ event: `gtm.${type}`, target }), true);
  const { fetch } = page;
  page.fetch = async (...given) => {
    const answer = await fetch(...given);
    layer.push(answer.clone());
    return answer;
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const real = history[name];
    history[name] = function tell(...given) {
      layer.push({ event: 'gtm.historyChange' });
      return real.apply(this, given);
    };
  }
}

/** Imitates a consent manager: the script's tag is inert until the user agrees, and is then recreated. */
async function agreeLater(page: RudePage): Promise<void> {
  const { document } = page;
  const blocked = document.createElement('script');
  Object.assign(blocked, { type: 'text/plain', src: `${dist}/foyer.js` });
  blocked.dataset.cookieconsent = 'preferences';
  document.head.append(blocked);
  document.body.append(document.createElement('foyer-cart'));
  await nextFrame();
  const agreed = document.createElement('script');
  for (const { name, value } of blocked.attributes) agreed.setAttribute(name, value);
  agreed.type = 'module';
  const isThere = new Promise((resolve) => agreed.addEventListener('load', resolve));
  blocked.replaceWith(agreed);
  await isThere;
}

const before = (spoil: (page: RudePage) => void) => async (page: RudePage) => {
  spoil(page);
  await addLoader(page);
};

/** Behaviors of hosts by description: each changes the page and adds the loader in its own way. */
export const rudeHosts: Readonly<Record<string, (page: RudePage) => Promise<void>>> = {
  'puts functions and values on every object before the loader': before(spoilObjects),
  'puts functions and values on every object between the loader and the widgets': async (page) => {
    await addLoader(page);
    spoilObjects(page);
  },
  'has Prototype.js': before(playPrototype),
  'wraps every listener': before(wrapListeners),
  'wraps every listener and cannot remove one': before(wrapForEver),
  'streams and routes as Next does': before(playNext),
  'has a tag manager': before(manageTags),
  'blocks the script until the user agrees': agreeLater,
};
