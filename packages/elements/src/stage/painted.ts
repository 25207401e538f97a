import type { NavigationTarget } from '@foyer/core';
import type { FirstStage } from '@foyer/react/internal';
import type { EndActions } from './early-actions.ts';

/** What was painted into the login, and what is to be ended. */
export interface PaintedLogin {
  readonly locale: string;
  /** The page's address of `route`, or none. */
  readonly route: NavigationTarget['route'];
  readonly href: string | null;
  /** Takes the styles away again. */
  readonly removals: readonly (() => void)[];
  /** A page that draws the form in another root, as the portal does, passes that root. */
  readonly endActions: EndActions;
}
/** What was painted; a light stage hands itself over. */
export type Painted = PaintedLogin | FirstStage;

/** Under which the page has what paints, and a painted element that is not defined yet what was: for whichever script defines it. */
export const paintKey: unique symbol = Symbol.for('foyer.paint') as never;
export type PaintedElement = Element & { [paintKey]?: Painted | undefined };

/** Gives the painted root the scheme its element asks for, as React would. */
export function wearScheme(host: Element, node: HTMLElement): void {
  const scheme = host.getAttribute('scheme') ?? '';
  if (/^(light|dark|auto)$/.test(scheme)) node.dataset.scheme = scheme;
  else delete node.dataset.scheme;
}
