type Listener = EventListenerOrEventListenerObject;
type AddArguments = [type: string, listener: Listener, options?: boolean | AddEventListenerOptions];
type RemoveArguments = [type: string, listener: Listener, options?: boolean | EventListenerOptions];

const targets = () => [globalThis.window, globalThis.document] as const;

/** Watches for leftovers of a widget on the page: nodes, attributes, listeners, styled roots. Returns a function that lists them. */
export function watchLeftovers(): () => string[] {
  const held = new Map<string, number>();
  const restore = targets().map((target) => {
    const { addEventListener, removeEventListener } = target;
    const count = (type: string, listener: unknown, step: number) => {
      if (listener === null) return;
      held.set(type, (held.get(type) ?? 0) + step);
    };
    const known = new Map<string, Set<unknown>>();
    target.addEventListener = function add(this: EventTarget, ...args: AddArguments) {
      const [type, listener] = args;
      const set = known.get(type) ?? new Set();
      known.set(type, set);
      const isOnce = typeof args[2] === 'object' && (args[2].once === true || args[2].signal != null);
      if (!set.has(listener) && !isOnce) {
        set.add(listener);
        count(type, listener, 1);
      }
      return addEventListener.apply(this, args);
    } as typeof target.addEventListener;
    target.removeEventListener = function remove(this: EventTarget, ...args: RemoveArguments) {
      if (known.get(args[0])?.delete(args[1])) count(args[0], args[1], -1);
      return removeEventListener.apply(this, args);
    } as typeof target.removeEventListener;
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
  const nodes = () => [...document.head.children, ...document.body.children];
  const before = new Set<Element>(nodes());
  const attributes = () =>
    [document.documentElement, document.body].flatMap((node) =>
      [...node.attributes].map(({ name, value }) => `${node.localName} ${name}="${value}"`),
    );
  const attributesBefore = new Set(attributes());
  return () => {
    for (const undo of restore) undo();
    const newNodes = nodes().filter((node) => !before.has(node) && node.innerHTML !== '');
    return [
      ...newNodes.map((node) => `node ${node.outerHTML.slice(0, 120)}`),
      ...attributes()
        .filter((text) => !attributesBefore.has(text))
        .map((text) => `attribute ${text}`),
      ...[...held].filter(([, count]) => count > 0).map(([type, count]) => `${count} listener(s) of ${type}`),
    ];
  };
}
