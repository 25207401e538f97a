import { FoyerProvider, portalRoutes } from '@foyer/react';
import { Outlet, useRevalidator } from 'react-router';
import { sdkOfBrand } from '../router/sdk-of-brand.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { usePageTheme, useScheme } from './page-theme.ts';
import { PortalTexts } from './portal-texts.tsx';
import { useScreen } from './use-screen.ts';
import { useLocaleFollow, useSessionFollow, useWidgetLinks } from './use-session-follow.ts';

/** What every page stands in: the brand's SDK, its theme, and the wires between widgets and router. */
export function PortalRoot() {
  const { brand, name } = useScreen();
  const sdk = sdkOfBrand(brand);
  const [scheme] = useScheme();
  // the login layout is light, whatever is chosen behind it (specification section 2)
  const isLogin = name !== null && portalRoutes[name].layout === 'login';
  usePageTheme(sdk, isLogin ? 'light' : scheme);
  useWidgetLinks();
  useSessionFollow(sdk);
  useLocaleFollow(sdk);
  const { state } = useRevalidator();
  return (
    <FoyerProvider key={sdk.key} sdk={sdk}>
      <PortalTexts>
        <Outlet />
        {state === 'loading' && <LoadingOverlay />}
      </PortalTexts>
    </FoyerProvider>
  );
}
