import { LanguageMenu, type LanguageMenuProps } from '../language-menu.view.tsx';
import { UserMenu, type UserMenuProps } from '../user-menu.view.tsx';
import * as css from './side-menu.css.ts';
import { useSideMenuMessages } from './side-menu.messages.ts';

export interface MenuFooterProps
  extends Omit<UserMenuProps, 'className'>,
    Omit<LanguageMenuProps, 'className'> {
  readonly isRail: boolean;
  /** Whether the links are still loading; their space is reserved. */
  readonly isEarly: boolean;
  readonly imprintUrl: string | null;
  readonly privacyUrl: string | null;
  /** Undefined while the logo is loading; its space is reserved. */
  readonly tenantLogo: { readonly url: string; readonly name: string } | null | undefined;
}

/** User, language, legal links and the tenant's logo. */
export function MenuFooter(props: MenuFooterProps) {
  const { isRail, isEarly, tenantLogo } = props;
  return (
    <div className={css.footer} part="footer">
      <UserMenu {...props} className={css.footerButton} />
      <LanguageMenu {...props} className={css.footerButton} />
      {isEarly ? (
        <div className={isRail ? css.roomRail : css.room} />
      ) : (
        <div className={isRail ? css.linksRail : css.links}>
          <LegalLinks {...props} />
        </div>
      )}
      {tenantLogo === undefined && <div className={css.logoRoom} />}
      {tenantLogo && (
        <img className={css.tenantLogo} src={tenantLogo.url} alt={tenantLogo.name} part="tenant-logo" />
      )}
    </div>
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
