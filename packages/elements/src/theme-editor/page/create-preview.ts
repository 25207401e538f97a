import { applyTokens, removeTokens, type TokenValues } from '@foyer/core/theme';
import type { Chosen } from './theme-form.ts';

/** Shows the chosen widget; keeps the element while the widget stays the same, so that its state is kept. */
export function createPreview(place: HTMLElement): (chosen: Chosen, tokens: TokenValues) => void {
  let applied: TokenValues = {};
  let element: HTMLElement | undefined;
  return ({ widget, scheme, locale }, tokens) => {
    removeTokens(place, applied);
    applyTokens(place, tokens);
    applied = tokens;
    place.dataset.scheme = scheme;
    if (element?.localName !== widget || element.getAttribute('locale') !== locale) {
      element = document.createElement(widget);
      element.setAttribute('locale', locale);
      // signed out, the login shows its fields and its button
      if (widget === 'foyer-login') element.setAttribute('api', 'mock:signed-out');
      place.replaceChildren(element);
    }
    element.setAttribute('scheme', scheme);
  };
}
