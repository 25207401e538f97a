import type { FoyerSdk } from '@foyer/core';
import type { ReactNode } from 'react';
import { PageRoot } from '../../page/page-root.tsx';
import { FoyerProvider } from '../../provider/foyer-provider.tsx';
import { useSession } from '../../provider/use-session.ts';
import { useRouter } from '../use-router.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { PortalTexts } from './portal-texts.tsx';
import { useBrandSheet } from './use-brand-sheet.ts';
import { usePageScheme } from './use-page-scheme.ts';
import { useGuardAfter, useLocaleFollow } from './use-page-wires.ts';
import { useScreen } from './use-screen.ts';

interface PortalRootProps {
  readonly sdk: FoyerSdk;
  readonly children: ReactNode;
}

/** What every screen of the page stands in: the brand's SDK, its look, and what follows the language. */
export function PortalRoot({ sdk, children }: PortalRootProps) {
  const scheme = usePageScheme(useScreen().name);
  useGuardAfter();
  useLocaleFollow(sdk);
  useBrandSheet(sdk);
  return (
    <FoyerProvider key={sdk.key} sdk={sdk}>
      <PageRoot scheme={scheme} className="page">
        <PortalTexts>
          {children}
          <Leaving />
        </PortalTexts>
      </PageRoot>
    </FoyerProvider>
  );
}

/** A page that is signed out, here or elsewhere, waits for the login; one that goes on in another company or mode stays. */
function Leaving() {
  const { isRevalidating, shown } = useRouter();
  const { status } = useSession();
  return isRevalidating && !shown.screen.isBeforeGuard && status === 'signed-out' ? <LoadingOverlay /> : null;
}
