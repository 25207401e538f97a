import { languageName } from '@foyer/core';
import { type ReactNode, useRef } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { useLocale } from '../../provider/use-session.ts';
import { LegalLinks } from '../frame/legal-links.tsx';
import { usePortalMessages } from '../portal.messages.ts';
import { useLostFocus } from '../use-lost-focus.ts';
import { useRouter } from '../use-router.ts';
import { PortalLink } from './portal-link.tsx';
import { useScreen } from './use-screen.ts';

/** Login layout, light and centred; the panel scrolls, not the page. */
export function LoginLayout({ head, children }: { readonly head?: ReactNode; readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useLostFocus(main, useRouter().shown);
  return (
    <div className="login-layout">
      {head}
      <main className="login-main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <RegisterLine />
      <footer className="login-footer">
        <FooterLinks />
      </footer>
    </div>
  );
}

/** Link to register at the foot of the page, where it does not move when the card grows. */
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

/** Footer links, shown together after the guard's decision: one by one they would shift each other. */
function FooterLinks() {
  const { isBeforeGuard } = useRouter().shown.screen;
  if (isBeforeGuard) return null;
  return (
    <>
      <LegalLinks />
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
