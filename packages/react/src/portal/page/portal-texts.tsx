import { type ReactNode, useEffect, useState } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { useRouter } from '../use-router.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

/** Waits for the portal's own texts of the shown page, in the active language. */
export function PortalTexts({ children }: { readonly children: ReactNode }) {
  const { localisation } = useSdk();
  const { texts } = useRouter().shown.screen;
  const [ready, setReady] = useState<typeof texts>();
  useEffect(() => {
    void localisation.register(texts).then(() => setReady(texts));
  }, [localisation, texts]);
  return ready === texts || localisation.isReady(texts) ? children : <LoadingOverlay />;
}
