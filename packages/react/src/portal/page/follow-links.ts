import { parsePortalPath } from '@foyer/core';
import { followIntent } from '../follow-intent.ts';
import { type LoadPage, preloadBy } from '../loaded-page.ts';
import type { FollowIntent } from '../use-intent.ts';

/** Creates the prefetch for links of a portal that is the whole page. */
export function createLinkFollower(loadPage: LoadPage): FollowIntent {
  const places = {
    screenOf: ({ pathname, search }: HTMLAnchorElement) =>
      pathname === location.pathname ? null : parsePortalPath(`${pathname}${search}`),
    preload: preloadBy(loadPage),
  };
  return (sdk, first) => followIntent(sdk, places, first);
}
