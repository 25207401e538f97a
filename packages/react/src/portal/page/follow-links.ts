import { parsePortalPath } from '@foyer/core';
import { followIntent } from '../follow-intent.ts';
import { type LoadPage, preloadBy } from '../loaded-page.ts';
import type { FollowIntent } from '../use-intent.ts';

/** Follows people who come near to a link of the portal. */
export function createLinkFollower(loadPage: LoadPage): FollowIntent {
  const places = {
    screenOf: ({ pathname, search }: HTMLAnchorElement) =>
      pathname === location.pathname ? null : parsePortalPath(`${pathname}${search}`),
    preload: preloadBy(loadPage),
  };
  return (sdk, first) => followIntent(sdk, places, first);
}
