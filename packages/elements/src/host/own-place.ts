import { pageSettings } from '../page-settings.ts';
import type { FoyerPlace } from './foyer-host.ts';

/**
 * Returns the key of an API and a brand, with the rules of `sdkKey` of core, which a page with only the badge does not load: two spellings of the
 * same address have one key.
 */
export function placeKey({ api, brand }: FoyerPlace): string {
  const base = api.replace(/\/+$/, '');
  const isOwn = base === origin || base.startsWith(`${origin}/`);
  return `${isOwn ? base.slice(origin.length) : base}|${brand ?? ''}`;
}

/** The API and brand of an element; without an element those of the page's script. */
function placeOfTag(element?: Element): FoyerPlace {
  const page = pageSettings();
  const settingOf = (name: 'api' | 'brand') => element?.getAttribute(name) || page[name];
  return { api: settingOf('api') || origin, brand: settingOf('brand') || null };
}

/** The tags of Foyer that are on the page, whether or not they are defined. */
const tagsOnPage = (): Element[] => {
  // tags of the loader, and of a bundle with another prefix
  const starts = ['foyer', pageSettings().prefix ?? 'foyer'].map((prefix) => `${prefix}-`);
  return [...document.querySelectorAll('*')].filter(({ localName }) =>
    starts.some((start) => localName.startsWith(start)),
  );
};

/**
 * The page's own API and brand: those of its script; values missing there are taken from the page's tags, if these agree. `known` lists further
 * ones that the tags do not show: those of elements in closed shadow roots, and of React apps.
 */
export function ownPlace(known: Iterable<FoyerPlace> = []): FoyerPlace {
  const { api, brand } = pageSettings();
  const own = placeOfTag();
  const fitting = [...tagsOnPage().map(placeOfTag), ...known].filter(
    (place) =>
      (!api || placeKey({ ...place, brand: null }) === placeKey({ ...own, brand: null })) &&
      (!brand || place.brand === brand),
  );
  const [first] = fitting;
  const isOne = new Set(fitting.map(placeKey)).size === 1;
  return first && isOne ? first : own;
}
