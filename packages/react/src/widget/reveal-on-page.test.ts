import { afterEach, describe, expect, it, vi } from 'vitest';
import { revealOnPage } from './reveal-on-page.ts';

const place = (tag: string) => {
  const element = document.createElement(tag);
  element.attachShadow({ mode: 'open' }).append(document.createElement('input'));
  element.scrollIntoView = vi.fn();
  document.body.append(element);
  return element;
};

describe('revealOnPage', () => {
  afterEach(() => document.body.replaceChildren());

  it('scrolls to the widget that shows the route and puts the focus into it', () => {
    const login = place('foyer-login');
    expect(revealOnPage('login')).toBe(true);
    expect(login.scrollIntoView).toHaveBeenCalledOnce();
    expect(login.shadowRoot?.activeElement?.localName).toBe('input');
  });

  it('tells when the page has none', () => {
    place('foyer-shop');
    expect(revealOnPage('cart')).toBe(false);
    expect(revealOnPage('profile')).toBe(false);
  });
});
