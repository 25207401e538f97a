import { languageName, useEnvironment, useLocale, useMediaUrl, useSdk } from '@foyer/react';
import { Link } from '@foyer/react/ui';
import type { ReactNode } from 'react';
import { PortalLink } from '../app/portal-link.tsx';
import { useScreen } from '../app/use-screen.ts';
import { usePortalMessages } from '../portal.messages.ts';
import { useRouter } from '../router/use-router.ts';

/** Light and centred; the page does not scroll, the panel does. */
export function LoginLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="login-layout">
      <main className="login-main">{children}</main>
      <RegisterLine />
      <footer className="login-footer">
        <FooterLinks />
      </footer>
    </div>
  );
}

/** Below the login, at the foot of the page: there it does not move when the card grows. */
function RegisterLine() {
  const { t } = usePortalMessages();
  const { name } = useScreen();
  if (name !== 'login') return null;
  return (
    <p className="login-register">
      {t('portal.register-question')}{' '}
      <PortalLink to={{ route: 'activate-invitation' }}>{t('portal.register')}</PortalLink>
    </p>
  );
}

/** All at once, when the guard has found out all of it: one after the other they would push each other aside. */
function FooterLinks() {
  const { t } = usePortalMessages();
  const { isBeforeGuard } = useRouter().shown.screen;
  const environment = useEnvironment();
  const safe = useMediaUrl();
  const [imprint, privacy] = [safe(environment?.imprintUrl), safe(environment?.privacyUrl)];
  if (isBeforeGuard) return null;
  return (
    <>
      {imprint && <Link href={imprint}>{t('portal.imprint')}</Link>}
      {privacy && <Link href={privacy}>{t('portal.privacy')}</Link>}
      <LanguageSelect />
    </>
  );
}

function LanguageSelect() {
  const { t } = usePortalMessages();
  const { localisation } = useSdk();
  const { code, supported } = useLocale();
  if (supported.length < 2) return null;
  return (
    <select
      className="language"
      aria-label={t('portal.language')}
      value={code}
      onChange={(event) => void localisation.setLocale(event.target.value)}
    >
      {supported.map((each) => (
        <option key={each} value={each}>
          {languageName(each)}
        </option>
      ))}
    </select>
  );
}
