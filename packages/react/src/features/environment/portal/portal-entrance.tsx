import { Link } from '@foyer/ui/link/link.tsx';
import { useState } from 'react';
import { useEnvironment } from '../../../provider/use-environment.ts';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { frameWidget } from './frame-widget.ts';
import * as css from './portal.css.ts';
import { usePortalMessages } from './portal.messages.ts';
import type { LayoutProps } from './portal-shell.tsx';
import { ScreenPlace } from './screen-place.tsx';

/** The login and what is beside it: a panel, the way to register, and what the law and others ask for below. */
export function PortalEntrance({ name, label, main, isLoading, children }: LayoutProps) {
  const { t } = usePortalMessages();
  const safe = useMediaUrl();
  const environment = useEnvironment();
  const [LanguageSwitch] = useState(() => frameWidget('language-switch'));
  const [imprint, privacy] = [safe(environment?.imprintUrl), safe(environment?.privacyUrl)];
  return (
    <div className={css.entrance}>
      <ScreenPlace {...{ label, main, isLoading }} className={css.entranceMain}>
        {children}
      </ScreenPlace>
      {name === 'login' && (
        <p className={css.aside}>
          {t('environment.portal.register-question')}{' '}
          <WidgetLink target={{ route: 'activate-invitation' }}>
            {t('environment.portal.register')}
          </WidgetLink>
        </p>
      )}
      <div className={css.foot} part="foot">
        {imprint && <Link href={imprint}>{t('environment.portal.imprint')}</Link>}
        {privacy && <Link href={privacy}>{t('environment.portal.privacy')}</Link>}
        <LanguageSwitch />
      </div>
    </div>
  );
}
