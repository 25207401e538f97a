import type { ExternalMenuItem, PortalRouteName } from '@foyer/contract/portal-routes';
import type { VisibleMenuItem } from '@foyer/core';
import { ExternalLinkIcon } from '@foyer/ui/icon/icons.tsx';
import { type ScreenIcon, screenIcons } from '@foyer/ui/icon/screen-icons.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { Tooltip } from '@foyer/ui/tooltip/tooltip.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import type { ReactElement } from 'react';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { menuScreens } from '../../menu-screens.ts';
import * as css from './menu-entries.css.ts';
import { useSideMenuMessages } from './side-menu.messages.ts';

export interface MenuEntriesProps {
  readonly entries: readonly VisibleMenuItem[];
  readonly current: string | undefined;
  /** Whether the entries show only icons. */
  readonly isRail: boolean;
}

const externalIcons: Readonly<Record<ExternalMenuItem, ScreenIcon>> = { 'charging-experience': 'bolt' };

/** Returns the icon of an entry: that of its screen's record, unless the entry leads out of the portal. */
function drawingOf({ item, route }: VisibleMenuItem) {
  const icon = route === null ? externalIcons[item as ExternalMenuItem] : menuScreens[route].icon;
  return icon && screenIcons[icon];
}

/** Whether a screen is an entry's own, or belongs to it, as an order belongs to the orders. */
const isWithin = (current: string | undefined, route: PortalRouteName | null): boolean =>
  current !== undefined &&
  Object.hasOwn(menuScreens, current) &&
  menuScreens[current as PortalRouteName].entry === route;

/** The entries of the menu, each with its child entries below it. */
export function MenuEntries({ entries, current, isRail }: MenuEntriesProps) {
  return (
    <ul className={css.entries} part="entries">
      {entries.map((entry) => (
        <li key={entry.item}>
          <Entry entry={entry} current={current} isRail={isRail} />
          {entry.children.length > 0 && (
            <div className={isRail ? undefined : css.below}>
              <MenuEntries entries={entry.children} current={current} isRail={isRail} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly entry: VisibleMenuItem;
  readonly current: string | undefined;
  readonly isRail: boolean;
}

function Entry({ entry, current, isRail }: EntryProps) {
  const isCurrent = isWithin(current, entry.route);
  const { t } = useSideMenuMessages();
  const label = t(`environment.side-menu.menu.${entry.item}`);
  const className = classNames(css.entry, isCurrent && css.current, isRail && css.railEntry);
  const content = <EntryContent entry={entry} label={label} isRail={isRail} />;
  const link: ReactElement<{ 'aria-describedby'?: string }> =
    entry.route === null ? (
      <a className={className} href={entry.href ?? undefined} target="_blank" rel="noopener" part="entry">
        {content}
      </a>
    ) : (
      <WidgetLink
        target={{ route: entry.route }}
        isFixed
        className={className}
        part="entry"
        aria-current={isCurrent ? (current === entry.route ? 'page' : 'true') : undefined}
      >
        {content}
      </WidgetLink>
    );
  return (
    <Tooltip text={label} placement="end" isLabel isDisabled={!isRail}>
      {link}
    </Tooltip>
  );
}

function EntryContent({ entry, label, isRail }: Pick<EntryProps, 'entry' | 'isRail'> & { label: string }) {
  const { t } = useSideMenuMessages();
  const Drawing = drawingOf(entry);
  return (
    <>
      <span className={css.icon}>
        {Drawing && <Drawing size={20} />}
        {entry.hasDot && <span className={css.dot} part="dot" />}
      </span>
      {isRail ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={css.label}>{label}</span>}
      {entry.hasDot && <VisuallyHidden>{t('environment.side-menu.menu.unread')}</VisuallyHidden>}
      {entry.route === null && !isRail && <ExternalLinkIcon size={16} />}
      {entry.route === null && <VisuallyHidden>{t('environment.side-menu.menu.external')}</VisuallyHidden>}
    </>
  );
}
