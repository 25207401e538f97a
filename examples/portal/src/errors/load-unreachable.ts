import type { FoyerSdk } from '@foyer/react';
import type { ReactNode } from 'react';

/** What stands in the place of a screen whose server does not answer, with its texts. Fetched while there is a connection and nothing else to do (`main.tsx`). */
export async function loadUnreachable({ localisation }: FoyerSdk): Promise<ReactNode> {
  const { unreachablePage, errorMessages } = await import('./unreachable-page.tsx');
  await localisation.register(errorMessages);
  return unreachablePage;
}
