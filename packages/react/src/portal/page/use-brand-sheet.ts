import type { FoyerSdk } from '@foyer/core';
import { useEffect } from 'react';

/** Removes the style sheet with the colors of the address's brand if the user belongs to another brand. */
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
