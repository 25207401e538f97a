import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { useOverlayContainer, useUi } from './ui-context.ts';
import './announcer.ts';

enableShadowDOM();

/**
 * Configures react-aria for a shadow root: events, language, overlays in our layer. Only rich primitives import it, so that
 * bundles of plain controls do not contain react-aria.
 */
export function AriaProvider({ children }: { children: ReactNode }) {
  const { locale } = useUi();
  const container = useOverlayContainer();
  return (
    <I18nProvider locale={locale}>
      <PortalProvider getContainer={() => container}>{children}</PortalProvider>
    </I18nProvider>
  );
}
