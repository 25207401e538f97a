import { Avatar } from '@foyer/ui/avatar/avatar.tsx';
import { LogoutIcon, SwitchIcon, UserIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu, type MenuEntry } from '@foyer/ui/menu/menu.tsx';
import { useEnvironmentMessages } from './environment-feature.messages.ts';
import { ShortText } from './short-text.view.tsx';

export interface UserMenuProps {
  readonly userName: string;
  /** Opens the profile; null if the host does not have the screen. */
  readonly onProfile: (() => void) | null;
  /** Opens the choice of accounts; null if the host does not have the screen or the user may not impersonate. */
  readonly onSelectAccount: (() => void) | null;
  readonly onSignOut: () => void;
  /** Whether the button shows only the avatar. @default false */
  readonly isRail?: boolean;
  /** Class of the button that shows the name. */
  readonly className?: string;
}

/** A button with avatar and name that opens the user's menu: profile, choice of accounts, sign-out. */
export function UserMenu({
  userName,
  isRail,
  className,
  onProfile,
  onSelectAccount,
  onSignOut,
}: UserMenuProps) {
  const { t } = useEnvironmentMessages();
  const label = t('environment.user.label', { name: userName });
  const acts: Readonly<Record<string, (() => void) | null>> = {
    profile: onProfile,
    'select-account': onSelectAccount,
    'sign-out': onSignOut,
  };
  const entries: MenuEntry[] = [
    { id: 'profile', label: t('environment.user.profile'), icon: <UserIcon size={18} /> },
    { id: 'select-account', label: t('environment.user.select-account'), icon: <SwitchIcon size={18} /> },
    {
      id: 'sign-out',
      label: t('environment.user.sign-out'),
      icon: <LogoutIcon size={18} />,
      hasSeparator: onProfile !== null || onSelectAccount !== null,
    },
  ];
  return (
    <Menu
      label={label}
      variant="ghost"
      isBlock
      className={isRail ? undefined : className}
      icon={<Avatar name={userName} size="small" />}
      items={entries.filter(({ id }) => acts[id])}
      onAction={(id) => acts[id]?.()}
    >
      {isRail ? undefined : <ShortText label={label} text={userName} />}
    </Menu>
  );
}
