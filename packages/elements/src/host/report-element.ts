import { dispatchError } from './dispatch-error.ts';
import { watchElement } from './foyer.ts';
import { showInstead } from './show-instead.ts';

export { Foyer } from './foyer.ts';

/** Receives an element from the loader, with the error if its script could not be loaded, and reports it. */
export function reportElement(element: Element, trouble?: unknown): void {
  if (trouble instanceof Error) {
    console.error(`Foyer: <${element.localName}> could not be loaded`, trouble);
    dispatchError(element, 'loading', trouble);
    // the loader loads a tag once for all its elements
    for (const each of new Set([element, ...document.querySelectorAll(element.localName)])) showInstead(each);
  }
  watchElement(element);
}
