import type { NavigationTarget, SdkOptions } from '@foyer/core';
import { pageSettings } from './page-settings.ts';

/** The page's address of a target: `data-href-shop-product` with its `{id}` filled in; null if the page has none. */
function hrefFor({ route, params = {}, query = {} }: NavigationTarget): string | null {
  const key = `-${route}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const pattern = pageSettings()[`href${key}`];
  if (!pattern) return null;
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`;
}

/** The options of the SDK an element belongs to: its own attributes first, then the page's settings. */
export function sdkOptionsOf(element: Pick<Element, 'getAttribute'>): SdkOptions {
  const page = pageSettings();
  // written for size: an empty value counts as missing
  const optionOf = (name: 'api' | 'brand' | 'locale') =>
    (element.getAttribute(name) ?? page[name]) || undefined;
  const languageFrom = element instanceof Element ? element : undefined;
  const places = { apiBase: optionOf('api'), brand: optionOf('brand'), locale: optionOf('locale') };
  const options = { hrefFor, ...places, languageFrom } as SdkOptions;
  return page.withMock?.(options) ?? options;
}
