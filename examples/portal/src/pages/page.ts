import type { FoyerSdk } from '@foyer/react';
import type { ReactNode } from 'react';

/** What a route draws, and the widget that it draws at once where that is loaded already. */
export interface Page {
  readonly node: ReactNode;
  readonly widget: { readonly preload: (sdk: FoyerSdk) => Promise<void> };
}
