import { type FoyerSdk, withLocale } from '@foyer/core';
import { useEffect } from 'react';
import { useRouter } from '../use-router.ts';

/** The guard is asked of a screen that was drawn without it. Where it cannot be loaded the form stays, and says so when it is sent. */
export function useGuardAfter(): void {
  const { shown, navigator } = useRouter();
  const { isBeforeGuard = false } = shown.screen;
  useEffect(() => {
    if (!isBeforeGuard) return;
    import('./guard-page.ts').then(
      () => navigator.revalidate(),
      () => undefined,
    );
  }, [isBeforeGuard, navigator]);
}

/** Another language chosen in a widget is another address. */
export function useLocaleFollow(sdk: FoyerSdk): void {
  const { navigate } = useRouter().navigator;
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
