import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSdk } from '../provider/foyer-context.ts';

/**
 * Names the document by the screen that is shown (WCAG 2.4.2).
 *
 * @param title - the screen's; empty for a screen without one, undefined where the document keeps its own
 * @param owns - a portal that is the whole `page` names it together with its brand. One that is an `element` puts the screen in front of the page's own
 * title, and takes it away again.
 */
export function useScreenTitle(title: string | undefined, owns: 'page' | 'element'): void {
  const brand = useStore(useSdk().$branding)?.name ?? 'Foyer';
  const name = owns === 'page' ? brand : undefined;
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    const own = [title, name ?? before].filter(Boolean).join(' – ');
    document.title = own;
    if (name !== undefined) return;
    return () => {
      // what somebody else has written since is theirs
      if (document.title === own) document.title = before;
    };
  }, [title, name]);
}
