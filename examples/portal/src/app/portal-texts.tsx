import { useSdk } from '@foyer/react';
import { type ReactNode, useEffect, useState } from 'react';
import { portalMessages } from '../portal.messages.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

/** Waits for the portal's own texts in the active language. */
export function PortalTexts({ children }: { children: ReactNode }) {
  const { localisation } = useSdk();
  const [isReady, setReady] = useState(() => localisation.isReady(portalMessages));
  useEffect(() => {
    void localisation.register(portalMessages).then(() => setReady(true));
  }, [localisation]);
  return isReady ? children : <LoadingOverlay />;
}
