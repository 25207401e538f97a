import type { FoyerSdk } from '@foyer/core';
import { useEffect } from 'react';
import { linkOf } from './link-of.ts';

/** Prefetches the screen the user is about to open, starting with the link `first`. Returns a function that ends it. */
export type FollowIntent = (sdk: FoyerSdk, first: HTMLAnchorElement) => () => void;

// pointermove and keyup: when pointer or focus move to a link from elsewhere in the same widget, no other event reaches the document
const kinds = ['pointermove', 'touchstart', 'focusin', 'keyup'];

/**
 * Prefetches the next screen when the user rests on a link, touches it or reaches it by key. The code for this is loaded on the first such
 * event.
 *
 * @param load - loads the `FollowIntent`; must stay the same function
 */
export function useIntent(sdk: FoyerSdk, load: () => Promise<FollowIntent>): void {
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    let last: HTMLAnchorElement | undefined;
    const begin = (event: Event) => {
      // the composed path of an event is available only during its dispatch
      const link = linkOf(event);
      if (!link) return;
      const isFirst = last === undefined;
      last = link;
      if (!isFirst) return;
      void load().then(
        (follow) => {
          end();
          // the user may have moved to another link meanwhile
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
