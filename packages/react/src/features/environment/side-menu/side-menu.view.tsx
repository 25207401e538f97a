import type { SafeBranding } from '@foyer/core';
import { Drawer } from '@foyer/ui/drawer/drawer.tsx';
import { ChevronEndIcon, ChevronStartIcon, MenuIcon } from '@foyer/ui/icon/icons.tsx';
import { IconButton } from '@foyer/ui/icon-button/icon-button.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsPhone } from '../../../portal/use-is-phone.ts';
import { useReadiness } from '../../../portal/use-readiness.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { ellipsis } from '../menus.css.ts';
import { type ActAs, ActAsBanner } from './act-as-banner.view.tsx';
import {
  MenuCompany,
  type MenuCompanyProps,
  ModeSwitch,
  type ModeSwitchProps,
} from './menu-company.view.tsx';
import { MenuEntries, type MenuEntriesProps } from './menu-entries.view.tsx';
import { MenuFooter, type MenuFooterProps } from './menu-footer.view.tsx';
import * as css from './side-menu.css.ts';
import { useSideMenuMessages } from './side-menu.messages.ts';

export interface SideMenuViewProps {
  readonly brand: Pick<SafeBranding, 'name' | 'logoUrl' | 'logoSmallUrl'> | null;
  readonly entries: Omit<MenuEntriesProps, 'isRail'>;
  readonly company: MenuCompanyProps;
  readonly mode: ModeSwitchProps;
  readonly footer: Omit<MenuFooterProps, 'isRail'>;
  readonly actAs: ActAs | null;
  readonly onEndActAs: () => void;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** Height of the fade at the end of the entries, in px. */
const FADE = 24;

/** The dark side bar; below 600 px a bar at the top with a drawer. The entries are drawn only once, in the visible one. */
export function SideMenuView(props: SideMenuViewProps) {
  const { actAs, footer } = props;
  const isPhone = useIsPhone();
  return (
    <div className={css.root} data-scheme="dark">
      <TopBar brand={props.brand} place={placeOf(props)} isReady={useReadiness(isPhone && !footer.isEarly)}>
        <MenuContent {...props} isRail={false} />
      </TopBar>
      {!isPhone && <SideBar {...props} />}
      {actAs && <ActAsBanner actAs={actAs} onEnd={props.onEndActAs} />}
    </div>
  );
}

/** Mode and company in which the user acts, for the bar of a phone. */
const placeOf = ({ mode: { mode, modes }, company, footer }: SideMenuViewProps) => ({
  mode: modes.length > 1 ? mode : null,
  name: (mode === 'b2c_cc' ? null : company.companyName) ?? footer.userName,
});

function SideBar(props: SideMenuViewProps) {
  const { t } = useSideMenuMessages();
  const { isCollapsed } = props;
  return (
    <nav
      className={classNames(css.bar, isCollapsed && css.rail)}
      aria-label={t('environment.side-menu.menu.label')}
      part="bar"
    >
      <div className={isCollapsed ? css.headerRail : css.header} part="header">
        <BrandLink brand={props.brand} isSmall={isCollapsed} />
        <IconButton
          label={t(isCollapsed ? 'environment.side-menu.menu.expand' : 'environment.side-menu.menu.collapse')}
          tooltip="end"
          icon={isCollapsed ? <ChevronEndIcon /> : <ChevronStartIcon />}
          aria-expanded={!isCollapsed}
          onClick={props.onToggle}
        />
      </div>
      <MenuContent {...props} isRail={isCollapsed} />
    </nav>
  );
}

/** Scrolls the current entry into view if the menu is longer than the window; the page does not scroll. */
function showCurrent(scroller: HTMLElement | null): void {
  const entry = scroller?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!scroller || !entry) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  const [above, below] = [top - entry.top, entry.bottom + FADE - bottom];
  if (above > 0) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}

function MenuContent({ isRail, ...props }: SideMenuViewProps & { readonly isRail: boolean }) {
  const { current, entries } = props.entries;
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these values determine the current entry and its position
  useEffect(() => {
    // read positions in the next frame, after the page's one layout
    const frame = requestAnimationFrame(() => showCurrent(scroller.current));
    return () => cancelAnimationFrame(frame);
  }, [current, entries.length, isRail]);
  return (
    <>
      <MenuCompany {...props.company} isRail={isRail} />
      <ModeSwitch {...props.mode} isRail={isRail} />
      <div className={css.scroll} ref={scroller}>
        <MenuEntries {...props.entries} isRail={isRail} />
      </div>
      <MenuFooter {...props.footer} isRail={isRail} />
    </>
  );
}

function BrandLink({ brand, isSmall }: Pick<SideMenuViewProps, 'brand'> & { readonly isSmall: boolean }) {
  const { t } = useSideMenuMessages();
  const url = isSmall ? (brand?.logoSmallUrl ?? brand?.logoUrl) : brand?.logoUrl;
  return (
    <WidgetLink target={{ route: 'home' }} className={css.brand} part="logo">
      {url ? (
        <img src={url} alt="" className={isSmall ? css.logoSmall : css.logo} />
      ) : (
        <span className={ellipsis}>{brand?.name}</span>
      )}{' '}
      <VisuallyHidden>{t('environment.side-menu.menu.home')}</VisuallyHidden>
    </WidgetLink>
  );
}

const isLink = (event: MouseEvent): boolean =>
  event.nativeEvent
    .composedPath()
    .some((node) => node instanceof Element && node.getAttribute('part') === 'entry');

interface TopBarProps extends Pick<SideMenuViewProps, 'brand'> {
  readonly place: ReturnType<typeof placeOf>;
  readonly isReady: boolean;
  /** The content of the drawer, created by the parent, so that opening the drawer does not render it again. */
  readonly children: ReactNode;
}

function TopBar({ brand, place: { mode, name }, isReady, children }: TopBarProps) {
  const { t } = useSideMenuMessages();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // after a switch the menu is that of another mode or company, and so is the page behind it
  // biome-ignore lint/correctness/useExhaustiveDependencies: these values determine when it closes
  useEffect(close, [mode, name]);
  return (
    <div className={css.topBar} part="top-bar">
      <IconButton
        label={t('environment.side-menu.menu.open')}
        tooltip={null}
        icon={<MenuIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <div className={css.topPlace}>
        <BrandLink brand={brand} isSmall={false} />
        <p className={css.place} part="place">
          {mode && `${t(`environment.side-menu.mode.${mode}`)} · `}
          {name}
        </p>
      </div>
      <Drawer
        isOpen={isOpen}
        isReady={isReady}
        onClose={close}
        side="start"
        isSidebar
        title={t('environment.side-menu.menu.label')}
        closeLabel={t('environment.side-menu.menu.close')}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links send a click event for the keyboard too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: listens only to clicks on the links inside */}
        <div className={css.drawer} onClick={(event) => isLink(event) && close()}>
          {children}
        </div>
      </Drawer>
    </div>
  );
}
