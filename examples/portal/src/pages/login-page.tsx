import { Login } from '@foyer/react';
import { PortalLink } from '../app/portal-link.tsx';
import { usePortalMessages } from '../portal.messages.ts';

/**
 * The login, whose own way on is prevented: the guard hears of the session too and leads back to where one was sent away
 * from, home, or from login-oauth2 to authorize. Two that lead would go twice.
 */
export function LoginPage() {
  const { t } = usePortalMessages();
  return (
    <>
      <Login className="login-panel" autofocus onSignedIn={(event) => event.preventDefault()} />
      <p className="login-register">
        {t('portal.register-question')}{' '}
        <PortalLink to={{ route: 'activate-invitation' }}>{t('portal.register')}</PortalLink>
      </p>
    </>
  );
}
