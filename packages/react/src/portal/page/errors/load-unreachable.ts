import type { FoyerSdk } from '@foyer/core';

/** Loads the page shown when the server does not answer, with its texts. Prefetched when the page is idle, while there is a connection. */
export async function loadUnreachable({ localisation }: FoyerSdk) {
  const { unreachablePage } = await import('./unreachable-page.tsx');
  await localisation.register(unreachablePage.texts);
  return unreachablePage;
}
