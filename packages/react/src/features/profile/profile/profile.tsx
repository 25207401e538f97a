import { Alert } from '@foyer/ui/alert/alert.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useState } from 'react';
import { useResource } from '../../../provider/use-resource.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/widget-skeleton.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { DuePassword, PasswordRoom, PasswordSection } from './password-section.tsx';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';

const SectionsBelow = lazyView(async () => (await import('./sections-below.tsx')).SectionsBelow);
const MailsSection = lazyView(async () => (await import('./mails-section.tsx')).MailsSection);

/** `<foyer-profile>`: one's own account. While its password has to be changed that is all there is, and stays until somebody goes on. */
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
 * Everything is asked for at once, and a section is there when those above it are: each may be as tall as it is, and nothing moves when it comes.
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
