import type { FoyerSdk } from '@foyer/core';
import { pageSettings } from '../page-settings.ts';

/** Shows the language that the page's `html` says when it says another one; what the page's script or the user says goes first. */
export function followLanguage({ localisation }: FoyerSdk): void {
  const root = document.documentElement;
  const follow = () => {
    const wanted = root.lang.replace('-', '_');
    if (wanted && !pageSettings().locale && localisation.stored.get() === null)
      localisation.showNearest(wanted).catch(() => {});
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['lang'] });
}
