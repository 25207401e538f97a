import type { FoyerSdk } from '@foyer/core';
import { useEffect } from 'react';
import { linkOf } from './link-of.ts';

/** Fetches the next screen when somebody is about to go there, beginning with the first link they came to. Returns what ends that. */
export type FollowIntent = (sdk: FoyerSdk, first: HTMLAnchorElement) => () => void;

// pointermove and keyup: that a pointer or the focus that lies in a widget goes over to a link of it, nobody outside hears otherwise
const kinds = ['pointermove', 'touchstart', 'focusin', 'keyup'];

/**
 * The next screen is fetched when somebody is about to go there: rests on a link, touches it or comes to it by key. What does that is
 * loaded with the first link that anybody comes near to.
 *
 * @param load - brings `followIntent` with what links lead to; must stay the same function
 */
export function useIntent(sdk: FoyerSdk, load: () => Promise<FollowIntent>): void {
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    let last: HTMLAnchorElement | undefined;
    const begin = (event: Event) => {
      // where it came from, an event says only while it happens
      const link = linkOf(event);
      if (!link) return;
      const isFirst = last === undefined;
      last = link;
      if (!isFirst) return;
      void load().then(
        (follow) => {
          end();
          // others may have been come to meanwhile
          if (!isOver) stop = follow(sdk, last ?? link);
        },
        () => undefined,
      );
    };
    const end = () => {
      for (const kind of kinds) document.removeEventListener(kind, begin);
    };
    for (const kind of kinds) document.addEventListener(kind, begin, { passive: true });
    return () => {
      isOver = true;
      end();
      stop();
    };
  }, [sdk, load]);
}
