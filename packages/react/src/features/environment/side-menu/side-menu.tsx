// @chunk frame
import { type SafeBranding, visibleMenu } from '@foyer/core';
import { useStore } from '@nanostores/react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import { useSession } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useAccountMenu } from '../use-account-menu.ts';
import { useCompanySwitch } from '../use-company-switch.ts';
import { useLanguageChoice } from '../use-language-choice.ts';
import { useLastEnvironment, useLastKnown, useLastUserInfo } from '../use-last-known.ts';
import type { ActAs } from './act-as-banner.view.tsx';
import { SideMenuView } from './side-menu.view.tsx';
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

/** Returns the logo of a brand: null if it has none, undefined while the brand is loading. */
function logoOf(branding: SafeBranding | null) {
  if (branding === null) return undefined;
  const { logoUrl: url, name } = branding;
  return url ? { url, name } : null;
}

function useFooter(emit: Emit) {
  const environment = useLastEnvironment();
  const branding = useStore(useSdk().$branding);
  const safe = useMediaUrl();
  return {
    ...useAccountMenu(emit),
    ...useLanguageChoice(emit),
    isEarly: environment === undefined,
    imprintUrl: safe(environment?.imprintUrl),
    privacyUrl: safe(environment?.privacyUrl),
    tenantLogo: logoOf(branding),
  };
}

/** Returns the impersonation or company switch of the session; null if there is none. */
function useActAs(): ActAs | null {
  const data = useLastUserInfo();
  if (!data?.actor) return null;
  return { kind: data.actor.kind, company: data.company?.name ?? '' };
}

/** `<foyer-side-menu>`: the portal's menu. */
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
