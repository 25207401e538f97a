import type { FoyerSdk } from '@foyer/core';
import { useEffect } from 'react';
import type { NavigateDetail } from '../widget/links/navigate-event.ts';
import { followSession } from './follow-session.ts';
import type { PortalSite } from './portal-site.ts';
import { useIntent } from './use-intent.ts';

/** Turns links inside widgets into navigations of the router, unless the page prevents the event, which reaches the page first. */
function useWidgetLinks({ navigator, addressOfLink }: PortalSite): void {
  useEffect(() => {
    const follow = (event: Event) => {
      const address = event.defaultPrevented ? null : addressOfLink(event as CustomEvent<NavigateDetail>);
      if (address === null) return;
      event.preventDefault();
      void navigator.navigate(address);
    };
    addEventListener('foyer-navigate', follow);
    return () => removeEventListener('foyer-navigate', follow);
  }, [navigator, addressOfLink]);
}

/** Connects a portal with its environment: links of widgets, the session, and the prefetch. */
export function useSiteEffects(site: PortalSite, sdk: FoyerSdk): void {
  const { onSession, chooseAccount, loadIntent } = site;
  useWidgetLinks(site);
  useEffect(
    () => followSession(sdk, { revalidate: onSession, chooseAccount: () => chooseAccount(sdk) }),
    [sdk, onSession, chooseAccount],
  );
  useIntent(sdk, loadIntent);
}
