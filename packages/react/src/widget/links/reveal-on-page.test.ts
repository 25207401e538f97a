import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WidgetSpec } from '../define-widget.ts';
import { revealOnPage } from './reveal-on-page.ts';
import { sayShown } from './shown-routes.ts';

function place(shows: WidgetSpec['shows'], attributes: Record<string, string> = {}) {
  const element = document.createElement('div');
  element.attachShadow({ mode: 'open' }).append(document.createElement('input'));
  element.scrollIntoView = vi.fn();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return { element, takeBack: sayShown(element, shows) };
}

describe('revealOnPage', () => {
  afterEach(() => document.body.replaceChildren());

  it('scrolls to the widget that shows the route and puts the focus into it', () => {
    place(['cart']);
    const { element } = place(['login', 'login-oauth2']);
    expect(revealOnPage({ route: 'login' })).toBe(true);
    expect(element.scrollIntoView).toHaveBeenCalledOnce();
    expect(element.shadowRoot?.activeElement?.localName).toBe('input');
  });

  it('leaves the focus in a field of the widget', () => {
    const { element } = place(['login']);
    const second = element.shadowRoot?.appendChild(document.createElement('input'));
    second?.focus();
    revealOnPage({ route: 'login' });
    expect(element.scrollIntoView).toHaveBeenCalledOnce();
    expect(element.shadowRoot?.activeElement).toBe(second);
  });

  it('tells when the page has none', () => {
    place(['shop', 'shop-products']);
    expect(revealOnPage({ route: 'cart' })).toBe(false);
    expect(revealOnPage({ route: 'profile' })).toBe(false);
  });

  it('takes what is about one thing only for that one', () => {
    const { element } = place(['order'], { 'order-id': 'o-7' });
    expect(revealOnPage({ route: 'order', params: { id: 'o-8' } })).toBe(false);
    expect(revealOnPage({ route: 'order', params: { id: 'o-7' } })).toBe(true);
    expect(element.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('leads away from the widget that the link stands in, where another one shows the screen too', () => {
    const { element: home } = place(['home']);
    expect(revealOnPage({ route: 'home' }, home)).toBe(true);
    expect(home.scrollIntoView).toHaveBeenCalledOnce();
    const { element: other } = place(['home']);
    revealOnPage({ route: 'home' }, home);
    expect(home.scrollIntoView).toHaveBeenCalledOnce();
    expect(other.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('no longer finds what is gone', () => {
    place(['cart']).takeBack();
    expect(revealOnPage({ route: 'cart' })).toBe(false);
  });
});
