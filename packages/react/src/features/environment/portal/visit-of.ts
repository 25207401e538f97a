import { type PortalPath, parsePortalPath } from '@foyer/core';
import { type Place, pathOf } from '../../../portal/place.ts';
import type { Visit } from './portal-pages.ts';

/** A path within the portal, taken apart. Which locale stands in front of it, nobody asks. */
export const parseWithin = (path: string): PortalPath => parsePortalPath(`/de_DE${path}`);

/** What a place says of its screen. */
export function visitOf(place: Place): Visit {
  const query = new URLSearchParams(place.search);
  return {
    id: parseWithin(pathOf(place)).params.id ?? '',
    key: place.key,
    ask: (name) => query.get(name) ?? undefined,
    token: new URLSearchParams(place.hash.slice(1)).get('token') ?? undefined,
  };
}
