import type { FoyerSdk } from '@foyer/react';

/** The page of a server that does not answer, with its texts. Fetched while there is a connection and nothing else to do (`main.tsx`). */
export async function loadUnreachable({ localisation }: FoyerSdk) {
  const { unreachablePage } = await import('./unreachable-page.tsx');
  await localisation.register(unreachablePage.texts);
  return unreachablePage;
}
