import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSdk } from '../provider/foyer-context.ts';

/**
 * Sets the document's title from the shown screen (WCAG 2.4.2).
 *
 * @param title - title of the screen; empty for a screen without one, undefined to keep the document's title
 * @param owns - `page`: the title is that of the screen and the brand. `element`: the title of the screen is put before the page's own
 * title, and removed afterwards.
 */
export function useScreenTitle(title: string | undefined, owns: 'page' | 'element'): void {
  const brand = useStore(useSdk().$branding)?.name ?? 'Foyer';
  const name = owns === 'page' ? brand : undefined;
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    const ownTitle = [title, name ?? before].filter(Boolean).join(' – ');
    document.title = ownTitle;
    if (name !== undefined) return;
    return () => {
      // a title that somebody else has set since is kept
      if (document.title === ownTitle) document.title = before;
    };
  }, [title, name]);
}
