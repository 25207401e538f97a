import type { FoyerScheme } from './foyer-host.ts';

const property = '--foyer-scheme';
/** What ends following the page. */
const key: unique symbol = Symbol.for('foyer.page-scheme') as never;
type Place = typeof globalThis & { [key]?: (() => void) | undefined };

const wear = (value: string): void => document.documentElement.style.setProperty(property, value);

/** Wears what the page's `html` says by `color-scheme`, and goes on doing so. */
function followPage(): () => void {
  const root = document.documentElement;
  const follow = () => wear(getComputedStyle(root).colorScheme);
  // a page says it by a class, an attribute or a sheet for dark systems
  const observer = new MutationObserver(() => {
    if (root.style.getPropertyValue(property) !== getComputedStyle(root).colorScheme) follow();
  });
  observer.observe(root, { attributes: true });
  observer.observe(document.head, { childList: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', follow);
  follow();
  return () => {
    observer.disconnect();
    system.removeEventListener('change', follow);
  };
}

/** The scheme of all widgets that say none themselves; null takes it back. */
export function setScheme(scheme: FoyerScheme | null): void {
  const place = globalThis as Place;
  place[key]?.();
  place[key] = undefined;
  if (scheme === null) document.documentElement.style.removeProperty(property);
  else if (scheme === 'page') place[key] = followPage();
  else wear(scheme === 'auto' ? 'light dark' : scheme);
}
