import { languageName } from '@foyer/core';
import { Avatar } from '@foyer/ui/avatar/avatar.tsx';
import { GlobeIcon, LogoutIcon, SwitchIcon, UserIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { ShortText } from './short-text.view.tsx';
import * as css from './side-menu.css.ts';
import { useSideMenuMessages } from './side-menu.messages.ts';

export interface MenuFooterProps {
  readonly userName: string;
  readonly isRail: boolean;
  /** Locale codes, `de_DE`; one or none hides the switch. */
  readonly locales: readonly string[];
  readonly locale: string;
  readonly onLocale: (code: string) => void;
  /** Null where the host has no such screen. */
  readonly onProfile: (() => void) | null;
  /** The same, and for whom may not act for others. */
  readonly onSelectAccount: (() => void) | null;
  readonly onSignOut: () => void;
  readonly imprintUrl: string | null;
  readonly privacyUrl: string | null;
  readonly tenantLogo: { readonly url: string; readonly name: string } | null;
}

/** User, language, legal links and the tenant's logo. */
export function MenuFooter(props: MenuFooterProps) {
  const { isRail, tenantLogo } = props;
  return (
    <div className={css.footer} part="footer">
      <UserMenu {...props} />
      <LanguageMenu {...props} />
      <div className={isRail ? css.linksRail : css.links}>
        <LegalLinks {...props} />
      </div>
      {tenantLogo && (
        <img className={css.tenantLogo} src={tenantLogo.url} alt={tenantLogo.name} part="tenant-logo" />
      )}
    </div>
  );
}

function UserMenu({ userName, isRail, onProfile, onSelectAccount, onSignOut }: MenuFooterProps) {
  const { t } = useSideMenuMessages();
  const acts: Readonly<Record<string, (() => void) | null>> = {
    profile: onProfile,
    'select-account': onSelectAccount,
    'sign-out': onSignOut,
  };
  const label = t('environment.side-menu.user.label', { name: userName });
  return (
    <Menu
      label={label}
      variant="ghost"
      isBlock
      className={isRail ? undefined : css.footerButton}
      icon={<Avatar name={userName} size="small" />}
      items={[
        ...(onProfile
          ? [{ id: 'profile', label: t('environment.side-menu.user.profile'), icon: <UserIcon size={18} /> }]
          : []),
        ...(onSelectAccount
          ? [
              {
                id: 'select-account',
                label: t('environment.side-menu.user.select-account'),
                icon: <SwitchIcon size={18} />,
              },
            ]
          : []),
        {
          id: 'sign-out',
          label: t('environment.side-menu.user.sign-out'),
          icon: <LogoutIcon size={18} />,
          hasSeparator: onProfile !== null || onSelectAccount !== null,
        },
      ]}
      onAction={(id) => acts[id]?.()}
    >
      {isRail ? undefined : <ShortText label={label} text={userName} />}
    </Menu>
  );
}

function LanguageMenu({ isRail, locales, locale, onLocale }: MenuFooterProps) {
  const { t } = useSideMenuMessages();
  if (locales.length < 2) return null;
  const name = languageName(locale);
  const label = `${t('environment.side-menu.language.label')}: ${name}`;
  return (
    <Menu
      label={label}
      variant="ghost"
      isBlock
      className={isRail ? undefined : css.footerButton}
      icon={<GlobeIcon size={18} />}
      items={locales.map((code) => ({ id: code, label: languageName(code), isSelected: code === locale }))}
      onAction={onLocale}
    >
      {isRail ? undefined : <ShortText label={label} text={name} />}
    </Menu>
  );
}

function LegalLinks({ imprintUrl, privacyUrl }: MenuFooterProps) {
  const { t } = useSideMenuMessages();
  const links = [
    [imprintUrl, t('environment.side-menu.imprint')],
    [privacyUrl, t('environment.side-menu.privacy')],
  ] as const;
  return links.map(
    ([url, label]) =>
      url !== null && (
        <a key={label} className={css.link} href={url} target="_blank" rel="noopener" part="legal">
          {label}
        </a>
      ),
  );
}
