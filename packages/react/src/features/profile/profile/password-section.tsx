import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { type ReactNode, Suspense } from 'react';
import { useFirstMessages } from '../../../i18n/first/first.messages.ts';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';
import { Section } from './section.view.tsx';

const texts = () =>
  import('../change-password/change-password.messages.ts').then((module) => module.changePasswordMessages);
const load = () => import('../change-password/change-password.tsx').then((module) => module.ChangePassword);
const ChangePassword = lazyWithTexts(load, texts);

/** The profile while the password has to be changed first. */
export function DuePassword({ emit }: WidgetProps) {
  return (
    <Suspense fallback={<WidgetSkeleton height="420px" />}>
      <ChangePassword emit={emit} />
    </Suspense>
  );
}

/** The section that changes the password. It suspends; the fallback is {@link PasswordRoom}. */
export function PasswordSection({ emit }: WidgetProps) {
  return (
    <PasswordFrame>
      <ChangePassword emit={emit} isPart />
    </PasswordFrame>
  );
}

/** The skeleton of {@link PasswordSection}, with the same height. */
export function PasswordRoom() {
  const { t } = useFirstMessages();
  return (
    <PasswordFrame>
      <SkeletonGroup label={t('base.loading')}>
        <div className={css.passwordRoom}>
          <Skeleton height="100%" />
        </div>
      </SkeletonGroup>
    </PasswordFrame>
  );
}

function PasswordFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useProfileMessages();
  return (
    <Section
      name="password"
      title={t('profile.profile.password.title')}
      text={t('profile.profile.password.text')}
    >
      {children}
    </Section>
  );
}
