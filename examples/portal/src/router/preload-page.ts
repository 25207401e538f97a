import type { FoyerSdk, PortalRouteName } from '@foyer/react';
import { loadPage } from './load-page.ts';

/** Loads the code and texts of a page before somebody goes there. A failure is none: it is loaded again when it is drawn. */
export async function preloadPage(sdk: FoyerSdk, name: PortalRouteName): Promise<void> {
  const page = await loadPage(name).catch(() => null);
  if (!page) return;
  await Promise.all([
    sdk.localisation.register(page.texts),
    ...page.widgets.map((widget) => widget.preload(sdk)),
  ]);
}
