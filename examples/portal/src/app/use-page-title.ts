import { useSdk } from '@foyer/react';
import { useEffect } from 'react';

/** The title of the document: the screen's, if it has one, and the brand's name (WCAG 2.4.2). */
export function usePageTitle(title: string): void {
  const { $branding } = useSdk();
  useEffect(() => {
    const portal = $branding.get()?.name ?? 'Foyer';
    document.title = title === '' ? portal : `${title} – ${portal}`;
  });
}
