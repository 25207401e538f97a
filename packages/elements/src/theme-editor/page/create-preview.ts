import { applyTokens, removeTokens, type TokenValues } from '@foyer/core/theme';
import type { Chosen } from './theme-form.ts';

/** Shows the chosen widget; keeps the element while the widget stays the same, so that its state is kept. */
export function createPreview(container: HTMLElement): (chosen: Chosen, tokens: TokenValues) => void {
  let applied: TokenValues = {};
  let element: HTMLElement | undefined;
  return ({ widget, scheme, locale }, tokens) => {
    removeTokens(container, applied);
    applyTokens(container, tokens);
    applied = tokens;
    container.dataset.scheme = scheme;
    if (element?.localName !== widget || element.getAttribute('locale') !== locale) {
      element = document.createElement(widget);
      element.setAttribute('locale', locale);
      // signed out, the login shows its fields and its button
      if (widget === 'foyer-login') element.setAttribute('api', 'mock:signed-out');
      container.replaceChildren(element);
    }
    element.setAttribute('scheme', scheme);
  };
}
