import type { CatalogueSource } from '@foyer/core';
import { createContext } from 'react';

/** Catalogue of the surrounding widget, or of a part with its own texts. Error texts are looked up in it. */
export const TextsContext = createContext<CatalogueSource | undefined>(undefined);
