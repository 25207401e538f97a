import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { visibleMenu } from '@foyer/core';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useLocale, useSession } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useNavigate } from '../../../widget/widget-context.ts';
import type { ActAs } from './act-as-banner.view.tsx';
import { SideMenuView } from './side-menu.view.tsx';
import { useCompanySwitch } from './use-company-switch.ts';
import { useLastEnvironment, useLastKnown, useLastUserInfo } from './use-last-known.ts';
import { useMenuCollapsed } from './use-menu-collapsed.ts';

export interface SideMenuProps extends WidgetProps {
  readonly current?: string;
}

type Emit = WidgetProps['emit'];

function useEntries() {
  const sdk = useSdk();
  const session = useSession();
  const userInfo = useLastUserInfo();
  const environment = useLastEnvironment();
  const hasUnreadNews = useLastKnown(useStore(sdk.$hasUnreadNews));
  return visibleMenu({ userInfo, environment, session, hasUnreadNews });
}

function useFooter(emit: Emit) {
  const sdk = useSdk();
  const navigate = useNavigate();
  const locale = useLocale();
  const userInfo = useLastUserInfo();
  const environment = useLastEnvironment();
  const branding = useStore(sdk.$branding);
  const safe = useMediaUrl();
  const canSelectAccount = usePermission('selectAccount');
  useEffect(() => void sdk.localisation.loadSupported(), [sdk]);
  const chooseLocale = async (code: string) => {
    await sdk.localisation.setLocale(code);
    // A later choice, or a language that could not be had, is no change to this one.
    if (sdk.localisation.$locale.get().code === code) emit('locale-changed', { locale: code });
  };
  const signOut = () => {
    void sdk.session.logout(); // this browser forgets at once: nobody waits here for the server's answer
    emit('signed-out');
    navigate({ route: 'login' });
    sdk.session.returnPath.take(); // who leaves on purpose starts afresh
  };
  const wayTo = (route: PortalRouteName) => (sdk.hasScreen(route) ? () => void navigate({ route }) : null);
  const { user } = userInfo ?? {};
  return {
    userName: user ? `${user.firstName} ${user.lastName}`.trim() || user.email : '',
    locales: locale.supported,
    locale: locale.code,
    onLocale: (code: string) => void chooseLocale(code),
    onProfile: wayTo('profile'),
    onSelectAccount: canSelectAccount ? wayTo('select-account') : null,
    onSignOut: signOut,
    imprintUrl: safe(environment?.imprintUrl),
    privacyUrl: safe(environment?.privacyUrl),
    tenantLogo: branding?.logoUrl ? { url: branding.logoUrl, name: branding.name } : null,
  };
}

/** Who acts as whom; null for somebody who acts as themselves in their own company. */
function useActAs(): ActAs | null {
  const data = useLastUserInfo();
  if (!data?.actor) return null;
  return { kind: data.actor.kind, company: data.company?.name ?? '' };
}

/** The portal's menu. */
export function SideMenu({ emit, current }: SideMenuProps) {
  const { session, $branding } = useSdk();
  const { mode, modes } = useSession();
  const brand = useStore($branding);
  const entries = useEntries();
  const footer = useFooter(emit);
  const company = useCompanySwitch(emit);
  const actAs = useActAs();
  const [isCollapsed, setCollapsed] = useMenuCollapsed();
  const toggle = () => {
    setCollapsed(!isCollapsed);
    emit('menu-toggled', { isCollapsed: !isCollapsed });
  };
  return (
    <SideMenuView
      brand={brand}
      entries={{ entries, current }}
      company={company.view}
      mode={{
        mode,
        modes,
        onSelect: (next) => {
          session.selectMode(next);
          emit('mode-changed', { mode: next });
        },
      }}
      footer={footer}
      actAs={actAs}
      onEndActAs={company.leave}
      isCollapsed={isCollapsed}
      onToggle={toggle}
    />
  );
}
