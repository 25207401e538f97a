import { createMessages } from '@foyer/react';
import de from './locales/de.json';

/** The portal's own texts. */
export const portalMessages = createMessages('portal', de, {
  en: () => import('./locales/en.json'),
  fr: () => import('./locales/fr.json'),
});
export const usePortalMessages = portalMessages.useMessages;
