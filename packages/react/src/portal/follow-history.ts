/** Milliseconds between two looks at the address, in a browser that does not tell of it. */
const PAUSE = 250;

/** The `currententrychange` event of the Navigation API, for each history entry that is added or changed. */
interface EntryChange extends Event {
  readonly navigationType: 'push' | 'replace' | 'traverse' | 'reload' | null;
}

/**
 * Calls back when a script of the page has written another address by `history.pushState` or `replaceState`, of which no `popstate` tells. Browsers
 * with the Navigation API say so at once; in others the address is looked at four times a second. Nothing of the page is replaced. Returns what
 * ends it.
 */
export function followHistory(listener: () => void): () => void {
  const { navigation } = globalThis as { readonly navigation?: EventTarget };
  if (navigation) {
    const onChange = (event: Event) => {
      const { navigationType } = event as EntryChange;
      if (navigationType === 'push' || navigationType === 'replace') listener();
    };
    navigation.addEventListener('currententrychange', onChange);
    return () => navigation.removeEventListener('currententrychange', onChange);
  }
  let seen = location.href;
  const timer = setInterval(() => {
    if (location.href === seen) return;
    seen = location.href;
    listener();
  }, PAUSE);
  return () => clearInterval(timer);
}
