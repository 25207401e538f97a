import type { FoyerSdk } from '@foyer/react';
import { useEffect } from 'react';
import { linkOf } from './link-of.ts';

const kinds = ['pointerover', 'touchstart', 'focusin'];

/**
 * The next screen is fetched when somebody is about to go there: rests on a link, touches it or comes to it by key. What does that is
 * loaded with the first link that anybody comes near to.
 */
export function useIntent(sdk: FoyerSdk): void {
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
      void import('./follow-intent.ts').then(
        ({ followIntent }) => {
          end();
          // others may have been come to meanwhile
          if (!isOver) stop = followIntent(sdk, last ?? link);
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
  }, [sdk]);
}
