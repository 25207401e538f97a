import { watchElement } from './foyer.ts';
import { showInstead } from './show-instead.ts';
import { tellError } from './tell-error.ts';

export { Foyer } from './foyer.ts';

/** What the loader says of a widget: its element, and the error where its script could not be loaded. */
export function see(element: Element, trouble?: unknown): void {
  if (trouble instanceof Error) {
    console.error(`Foyer: <${element.localName}> could not be loaded`, trouble);
    tellError(element, 'loading', trouble);
    // the loader asks once for all of a tag
    for (const each of new Set([element, ...document.querySelectorAll(element.localName)])) showInstead(each);
  }
  watchElement(element);
}
