import { parsePortalPath } from '@foyer/react';
import { type FollowIntent, followIntent, type IntentPlaces } from '@foyer/react/portal';
import { preloadPage } from '../router/preload-page.ts';

const places: IntentPlaces = {
  screenOf: ({ pathname, search }) =>
    pathname === location.pathname ? null : parsePortalPath(`${pathname}${search}`),
  preload: preloadPage,
};

/** Follows whoever comes near to a link of the portal. */
export const followLinks: FollowIntent = (sdk, first) => followIntent(sdk, places, first);
