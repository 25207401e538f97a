import { type FoyerSdk, type NavigateDetail, withLocale } from '@foyer/react';
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

/**
 * The guard is asked again when the session ends, begins, or enters another mode or company, or the roles change. Whoever no longer acts for
 * somebody, however that ended and in whichever tab, chooses the next account.
 */
export function useSessionFollow(sdk: FoyerSdk): void {
  const { revalidate, navigate } = useRouter().navigator;
  useEffect(() => {
    const identity = () => {
      const { status, mode, companyId, isImpersonating } = sdk.session.$state.get();
      return [status, mode, companyId, isImpersonating].join(' ');
    };
    let wasActing = sdk.$userInfo.get().data?.actor?.kind === 'impersonation';
    let before = identity();
    const stopSession = sdk.session.$state.listen(() => {
      if (identity() === before) return;
      before = identity();
      const { status, isImpersonating } = sdk.session.$state.get();
      const place = sdk.href({ route: 'select-account' });
      if (wasActing && status === 'signed-in' && !isImpersonating && place) void navigate(place);
      else void revalidate();
    });
    const stopRoles = sdk.$userInfo.listen(({ data }, before) => {
      // while the next one is asked for, it is the one of before who acted
      if (data) wasActing = data.actor?.kind === 'impersonation';
      const old = before?.data;
      if (old && data && old.user.id === data.user.id && `${old.user.roles}` !== `${data.user.roles}`)
        void revalidate();
    });
    return () => {
      stopSession();
      stopRoles();
    };
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
