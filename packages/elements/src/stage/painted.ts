import type { NavigationTarget } from '@foyer/core';
import type { EndActions } from './early-actions.ts';

/** The state of a painted login, and the functions that end it. */
export interface PaintedLogin {
  readonly locale: string;
  /** The route of the painted link; `href` is the page's address of it, else null. */
  readonly route: NavigationTarget['route'];
  readonly href: string | null;
  /** Functions that remove the styles. */
  readonly removals: readonly (() => void)[];
  /** A page that draws the form in another root, as the portal does, passes that root. */
  readonly endActions: EndActions;
}

/** Key of the painter on the page, and of the painted state on an element, for the script that defines the element. */
export const paintKey: unique symbol = Symbol.for('foyer.paint') as never;
export type PaintedElement = Element & { [paintKey]?: PaintedLogin | undefined };

/** Applies the scheme of an element to its painted root, as React does. */
export function copyScheme(host: Element, node: HTMLElement): void {
  const scheme = host.getAttribute('scheme') ?? '';
  if (/^(light|dark|auto)$/.test(scheme)) node.dataset.scheme = scheme;
  else delete node.dataset.scheme;
}
