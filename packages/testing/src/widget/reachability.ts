/// <reference path="./dom-accessibility-api.d.ts" />
import { computeAccessibleName } from 'dom-accessibility-api';

const interactive =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex],[role=button],[role=link],[role=checkbox],[role=tab],[role=menuitem]';
/** Composite roles have one tab stop; arrow keys move inside. */
const composite =
  '[role=tablist],[role=menu],[role=listbox],[role=grid],[role=radiogroup],[role=group],[role=toolbar],fieldset';

function problemOf(node: HTMLElement): string | null {
  if (node.closest('[hidden],[inert]') !== null) return null;
  const isHidden = node.closest('[aria-hidden=true]') !== null;
  if (isHidden) return node.tabIndex >= 0 ? 'is hidden from screen readers yet reachable' : null;
  if (node.tabIndex > 0) return 'has a positive tabindex';
  const isFocusTarget = /^(h[1-6]|section|div|dialog|p)$/.test(node.localName) && !node.hasAttribute('role');
  if (isFocusTarget) return null;
  if (node.tabIndex < 0 && node.closest(composite) === null) return 'cannot be reached with Tab';
  return computeAccessibleName(node).trim() === '' ? 'has no accessible name' : null;
}

/** Returns elements that a keyboard or screen reader cannot reach or name, with the reason. */
export function unreachable(root: ShadowRoot): string[] {
  return [...root.querySelectorAll<HTMLElement>(interactive)].flatMap((node) => {
    const problem = problemOf(node);
    return problem === null ? [] : [`${node.outerHTML.slice(0, 140)} ${problem}`];
  });
}
