import { pageSettings } from '../page-settings.ts';
import type { FoyerPlace } from './foyer-host.ts';

/**
 * Names an API and a brand as `sdkKey` of core does, which a page of light widgets does not load: two ways of writing the same address
 * are one.
 */
export function placeKey({ api, brand }: FoyerPlace): string {
  const base = api.replace(/\/+$/, '');
  const isOwn = base === origin || base.startsWith(`${origin}/`);
  return `${isOwn ? base.slice(origin.length) : base}|${brand ?? ''}`;
}

/** Where an element belongs, or a page that says nothing but by its script. */
function placeOfTag(element?: Element): FoyerPlace {
  const page = pageSettings();
  const said = (name: 'api' | 'brand') => element?.getAttribute(name) || page[name];
  return { api: said('api') || origin, brand: said('brand') || null };
}

/** The tags of Foyer that are on the page, whether or not they are defined. */
const tagsOnPage = (): Element[] => {
  // those of the loader, and of a bundle with a prefix of its own
  const starts = ['foyer', pageSettings().prefix ?? 'foyer'].map((prefix) => `${prefix}-`);
  return [...document.querySelectorAll('*')].filter(({ localName }) =>
    starts.some((start) => localName.startsWith(start)),
  );
};

/**
 * The page's own API and brand: those of its script, and what the script leaves open as the page's tags say it, where they agree. `known` are
 * those that are on the page beside what can be seen of its tags: of elements in closed shadow roots, and of React apps.
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
