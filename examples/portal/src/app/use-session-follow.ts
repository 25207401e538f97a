import { type FoyerSdk, type NavigateDetail, withLocale } from '@foyer/react';
import { followSession } from '@foyer/react/portal';
import { useEffect } from 'react';
import { useNavigate, useRouter } from '../router/use-router.ts';

/** Links inside widgets become navigations of the router, without a page load. */
export function useWidgetLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: Event) => {
      const { href } = (event as CustomEvent<NavigateDetail>).detail;
      if (href === null || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(href);
    };
    document.addEventListener('foyer-navigate', follow);
    return () => document.removeEventListener('foyer-navigate', follow);
  }, [navigate]);
}

/** The guard is asked of a screen that was drawn without it. Where it cannot be loaded the form stays, and says so when it is sent. */
export function useGuardAfter(): void {
  const { shown, navigator } = useRouter();
  const { isBeforeGuard = false } = shown.screen;
  useEffect(() => {
    if (!isBeforeGuard) return;
    import('../router/guard-screen.ts').then(
      () => navigator.revalidate(),
      () => undefined,
    );
  }, [isBeforeGuard, navigator]);
}

/** The guard is asked again when who is signed in is another. */
export function useSessionFollow(sdk: FoyerSdk): void {
  const { revalidate, navigate } = useRouter().navigator;
  useEffect(() => {
    const chooseAccount = () => {
      const place = sdk.href({ route: 'select-account' });
      void (place === null ? revalidate() : navigate(place));
    };
    return followSession(sdk, { revalidate, chooseAccount });
  }, [sdk, revalidate, navigate]);
}

/** Another language chosen in a widget is another address. */
export function useLocaleFollow(sdk: FoyerSdk): void {
  const navigate = useNavigate();
  useEffect(() => {
    let before = sdk.localisation.$locale.get().code;
    return sdk.localisation.$locale.listen(({ code }) => {
      if (code === before) return;
      before = code;
      const isChosen = sdk.localisation.stored.get() === code;
      // the page's own address: lists keep their search and filters in it, which the router does not know
      const path = `${location.pathname}${location.search}${location.hash}`;
      if (isChosen && !path.startsWith(`/${code}`)) void navigate(withLocale(path, code), { replace: true });
    });
  }, [sdk, navigate]);
}
