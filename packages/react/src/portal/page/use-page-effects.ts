import { type FoyerSdk, withLocale } from '@foyer/core';
import { useEffect } from 'react';
import { useRouter } from '../use-router.ts';

/** Asks the guard about a screen that was drawn before it. If the guard cannot be loaded, the form stays and reports an error when sent. */
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

/** Changes the address when another language is chosen in a widget. */
export function useLocaleFollow(sdk: FoyerSdk): void {
  const { navigate } = useRouter().navigator;
  useEffect(() => {
    let before = sdk.localisation.$locale.get().code;
    return sdk.localisation.$locale.listen(({ code }) => {
      if (code === before) return;
      before = code;
      const isChosen = sdk.localisation.stored.get() === code;
      // the page's own address: lists keep their search and filters in it, unknown to the router
      const path = `${location.pathname}${location.search}${location.hash}`;
      if (isChosen && !path.startsWith(`/${code}`)) void navigate(withLocale(path, code), { replace: true });
    });
  }, [sdk, navigate]);
}
