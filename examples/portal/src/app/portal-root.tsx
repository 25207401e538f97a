import { FoyerProvider, useSession } from '@foyer/react';
import { useIntent } from '@foyer/react/portal';
import { PageRoot } from '@foyer/react/ui';
import type { ReactNode } from 'react';
import { sdkOfBrand } from '../router/sdk-of-brand.ts';
import { useRouter } from '../router/use-router.ts';
import { useBrandSheet } from '../shell/use-brand-sheet.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { PortalTexts } from './portal-texts.tsx';
import { usePageScheme } from './use-page-scheme.ts';
import { useScreen } from './use-screen.ts';
import { useGuardAfter, useLocaleFollow, useSessionFollow, useWidgetLinks } from './use-session-follow.ts';

const loadIntent = async () => (await import('./follow-links.ts')).followLinks;

/** What every page stands in: the brand's SDK, its look, and the wires between widgets and router. */
export function PortalRoot({ children }: { readonly children: ReactNode }) {
  const { brand, name } = useScreen();
  const sdk = sdkOfBrand(brand);
  const scheme = usePageScheme(name);
  useGuardAfter();
  useWidgetLinks();
  useSessionFollow(sdk);
  useLocaleFollow(sdk);
  useIntent(sdk, loadIntent);
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

/** Whoever is signed out, here or elsewhere, waits for the login; who goes on in another company or mode keeps the page. */
function Leaving() {
  const { isRevalidating, shown } = useRouter();
  const { status } = useSession();
  return isRevalidating && !shown.screen.isBeforeGuard && status === 'signed-out' ? <LoadingOverlay /> : null;
}
