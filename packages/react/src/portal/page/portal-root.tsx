import type { FoyerSdk } from '@foyer/core';
import type { ReactNode } from 'react';
import { PageRoot } from '../../page/page-root.tsx';
import { FoyerProvider } from '../../provider/foyer-provider.tsx';
import { useSession } from '../../provider/use-session.ts';
import { useRouter } from '../use-router.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { PortalTexts } from './portal-texts.tsx';
import { useBrandSheet } from './use-brand-sheet.ts';
import { useGuardAfter, useLocaleFollow } from './use-page-effects.ts';
import { usePageScheme } from './use-page-scheme.ts';
import { useScreen } from './use-screen.ts';

interface PortalRootProps {
  readonly sdk: FoyerSdk;
  readonly children: ReactNode;
}

/** Root of every screen of the page: provides the brand's SDK, the theme and the texts, and follows the language. */
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

/** Covers the page after a sign-out, here or in another tab, until the login is loaded; not on a change of company or mode. */
function Leaving() {
  const { isRevalidating, shown } = useRouter();
  const { status } = useSession();
  return isRevalidating && !shown.screen.isBeforeGuard && status === 'signed-out' ? <LoadingOverlay /> : null;
}
