import { Alert } from '@foyer/ui/alert/alert.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useState } from 'react';
import { useResource } from '../../../provider/use-resource.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { DuePassword, PasswordRoom, PasswordSection } from './password-section.tsx';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';

const SectionsBelow = lazyView(async () => (await import('./sections-below.tsx')).SectionsBelow);
const MailsSection = lazyView(async () => (await import('./mails-section.tsx')).MailsSection);

/**
 * `<foyer-profile>`: the user's own account. While the password has to be changed, only that form is shown, and it stays until the
 * user leaves the page.
 */
export function Profile({ emit }: WidgetProps) {
  const { t } = useProfileMessages();
  const { data } = useUserInfo();
  const [wasDue] = useState(data?.user.needsPasswordChange === true);
  if (wasDue) return <DuePassword emit={emit} />;
  const isActing = data?.actor?.kind === 'impersonation';
  return (
    <div className={css.container}>
      <div className={css.page} part="profile">
        <h1 className={css.title} part="title">
          <slot name="heading">{t('profile.profile.title')}</slot>
        </h1>
        {isActing ? (
          <>
            <Alert isLive={false}>{t('profile.profile.acting')}</Alert>
            <Suspense fallback={<WidgetSkeleton height="240px" />}>
              <MailsSection isReadOnly />
            </Suspense>
          </>
        ) : (
          <Sections emit={emit} />
        )}
      </div>
    </div>
  );
}

/**
 * Requests the data of all sections at once. A section is rendered once the data of all sections above it is loaded, so that sections of
 * any height cause no layout shift.
 */
function Sections({ emit }: WidgetProps) {
  const isThere = [
    useResource('getPortalIdentity'),
    useResource('listSecondFactors'),
    useResource('listDevices'),
    useResource('getMailChoices'),
  ].map(({ data, error }) => data !== undefined || error !== undefined);
  const [hasIdentity, hasFactors, hasDevices, hasMails] = isThere;
  return (
    <>
      <IdentitySection />
      {hasIdentity && (
        <>
          <LanguageSection emit={emit} />
          <Suspense fallback={<PasswordRoom />}>
            <PasswordSection emit={emit} />
            {hasFactors && <SectionsBelow hasDevices={hasDevices === true} hasMails={hasMails === true} />}
          </Suspense>
        </>
      )}
    </>
  );
}
