import { applyTokens, removeTokens, type TokenValues } from '@foyer/core/theme';
import type { Chosen } from './theme-form.ts';

/** Shows one widget as it is chosen; the same element as long as it is the same widget, so that what was done in it stays. */
export function createPreview(place: HTMLElement): (chosen: Chosen, tokens: TokenValues) => void {
  let worn: TokenValues = {};
  let element: HTMLElement | undefined;
  return ({ widget, scheme, locale }, tokens) => {
    removeTokens(place, worn);
    applyTokens(place, tokens);
    worn = tokens;
    place.dataset.scheme = scheme;
    if (element?.localName !== widget || element.getAttribute('locale') !== locale) {
      element = document.createElement(widget);
      element.setAttribute('locale', locale);
      // its fields and its button are what a look is seen by
      if (widget === 'foyer-login') element.setAttribute('api', 'mock:signed-out');
      place.replaceChildren(element);
    }
    element.setAttribute('scheme', scheme);
  };
}
