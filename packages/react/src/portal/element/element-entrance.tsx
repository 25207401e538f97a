import { LanguageSwitch } from '../../features/environment/index.ts';
import { WidgetLink } from '../../widget/links/widget-link.tsx';
import { LegalLinks } from '../frame/legal-links.tsx';
import { usePortalMessages } from '../portal.messages.ts';
import * as css from './element.css.ts';
import { type ElementLayoutProps, ScreenPlace } from './screen-place.tsx';

/** Layout of the login and the other public screens: a panel, the link to register, and legal links and language choice below. */
export function ElementEntrance({ name, label, main, isLoading, children }: ElementLayoutProps) {
  const { t } = usePortalMessages();
  return (
    <div className={css.entrance}>
      <ScreenPlace label={label} main={main} isLoading={isLoading} className={css.entranceMain}>
        {children}
      </ScreenPlace>
      {name === 'login' && (
        <p className={css.aside}>
          {t('portal.register-question')}{' '}
          <WidgetLink target={{ route: 'activate-invitation' }}>{t('portal.register')}</WidgetLink>
        </p>
      )}
      <div className={css.foot} part="foot">
        <LegalLinks />
        <LanguageSwitch />
      </div>
    </div>
  );
}
