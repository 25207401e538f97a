import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { UserMenu } from '../../features/environment/index.ts';
import { useSdk } from '../../provider/foyer-context.ts';
import { useFrameMessages } from '../frame/frame.messages.ts';
import { LoginLayout } from './login-layout.tsx';
import { PortalLink } from './portal-link.tsx';

/** Login layout for signed-in users, with the brand's logo, the way home, and the menu to sign out. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  return <LoginLayout head={<AccountBar />}>{children}</LoginLayout>;
}

function AccountBar() {
  const { t } = useFrameMessages();
  const brand = useStore(useSdk().$branding);
  return (
    <header className="account-bar">
      <PortalLink to={{ route: 'home' }}>
        <span className="account-home">
          {brand?.logoUrl && <img className="account-logo" src={brand.logoUrl} alt={brand.name} />}
          {t('portal.frame.home')}
        </span>
      </PortalLink>
      <UserMenu />
    </header>
  );
}
