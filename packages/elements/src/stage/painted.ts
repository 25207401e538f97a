import type { NavigationTarget } from '@foyer/core';

/** What was painted into an element, and what is to be ended. */
export interface Painted {
  readonly locale: string;
  /** The page's address of `route`, or none. */
  readonly route: NavigationTarget['route'];
  readonly href: string | null;
  /** Takes the styles away again. */
  readonly removals: readonly (() => void)[];
  readonly endActions: (isReady: boolean) => void;
}

/** Elements that are painted and not defined yet. */
const all = new WeakMap<Element, Painted>();

export const keepPainted = (host: Element, painted: Painted): void => void all.set(host, painted);
export const paintedIn = (host: Element): Painted | undefined => all.get(host);
export const forgetPainted = (host: Element): void => void all.delete(host);

/** Gives the painted root the scheme its element asks for, as React would. */
export function wearScheme(host: Element, node: HTMLElement): void {
  const scheme = host.getAttribute('scheme') ?? '';
  if (/^(light|dark|auto)$/.test(scheme)) node.dataset.scheme = scheme;
  else delete node.dataset.scheme;
}
