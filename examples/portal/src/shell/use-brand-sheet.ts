import type { FoyerSdk } from '@foyer/react';
import { useEffect } from 'react';

/** The document wears the colours of its address's brand; whoever is of another one shall not keep them. */
export function useBrandSheet({ $branding }: FoyerSdk): void {
  useEffect(
    () =>
      $branding.subscribe((branding) => {
        const sheet = document.querySelector<HTMLStyleElement>('#brand-sheet');
        const color = branding?.primaryColor.slice(1).toUpperCase();
        if (color && sheet?.dataset.color !== color) sheet?.remove();
      }),
    [$branding],
  );
}
