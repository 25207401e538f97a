/** Milliseconds between two checks of the address in a browser without the Navigation API. */
const PAUSE = 250;

/** The `currententrychange` event of the Navigation API, for each history entry that is added or changed. */
interface EntryChange extends Event {
  readonly navigationType: 'push' | 'replace' | 'traverse' | 'reload' | null;
}

/**
 * Calls back when a script of the page changes the address by `history.pushState` or `replaceState`, which fire no `popstate`. Browsers
 * with the Navigation API report this at once; in others the address is checked four times a second. No function of the page is patched.
 * Returns a function that ends it.
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
