import type { Branding } from '@foyer/contract/session/session.schema';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Loadable } from '../resources/resource.ts';
import type { SafeBranding } from './sanitize-branding.ts';

type Source = ReadableAtom<Loadable<{ readonly branding?: Branding | null }>>;

/** Creates the checked branding of the first source that has one. The code that checks it is loaded on demand. */
export function createBranding(
  sources: readonly Source[],
  apiBase: string,
): ReadableAtom<SafeBranding | null> {
  const $branding = atom<SafeBranding | null>(null);
  let latest: Branding | undefined;
  const check = async () => {
    const branding = sources.map(($source) => $source.value?.data?.branding).find((one) => one != null);
    if (branding === latest) return;
    latest = branding;
    if (branding === undefined) return $branding.set(null);
    const { sanitizeBranding } = await import('./sanitize-branding.ts');
    if (branding === latest) $branding.set(sanitizeBranding(branding, apiBase));
  };
  const update = () =>
    void check().catch((error: unknown) => {
      latest = undefined;
      console.error('Foyer: the branding could not be read.', error);
    });
  onMount($branding, () => {
    const stops = sources.map(($source) => $source.subscribe(update));
    return () => {
      for (const stop of stops) stop();
    };
  });
  return $branding;
}
