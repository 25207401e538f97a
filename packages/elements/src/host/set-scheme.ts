import type { FoyerScheme } from './foyer-host.ts';

const property = '--foyer-scheme';
/** Key of the function that stops following the page. */
const key = Symbol.for('foyer.page-scheme');
type SchemeGlobal = typeof globalThis & { [key]?: (() => void) | undefined };

const applyScheme = (value: string): void => document.documentElement.style.setProperty(property, value);

/** Follows the `color-scheme` of the page's `html`; returns a function that stops it. */
function followPage(): () => void {
  const root = document.documentElement;
  const follow = () => applyScheme(getComputedStyle(root).colorScheme);
  // a page sets it by a class, an attribute or a style sheet for dark systems
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

/** Sets the scheme of all widgets without a `scheme` attribute; null resets it. */
export function setScheme(scheme: FoyerScheme | null): void {
  const scope = globalThis as SchemeGlobal;
  scope[key]?.();
  scope[key] = undefined;
  if (scheme === null) document.documentElement.style.removeProperty(property);
  else if (scheme === 'page') scope[key] = followPage();
  else applyScheme(scheme === 'auto' ? 'light dark' : scheme);
}
