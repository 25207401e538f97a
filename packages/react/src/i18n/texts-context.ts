import type { CatalogueSource } from '@foyer/core';
import { createContext } from 'react';

/** The catalogue of what is drawn here: a widget's, or that of a part with texts of its own. Errors are looked up in it. */
export const TextsContext = createContext<CatalogueSource | undefined>(undefined);
