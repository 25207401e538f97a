import { buttonClass } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { CheckIcon, SuccessIcon } from '@foyer/ui/icon/icons.tsx';
import { useEffect, useRef } from 'react';
import { showConfirmation } from '../../../form/show-confirmation.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';

/** It is over; said aloud to who has just finished it. */
export function Done({ isNew }: { readonly isNew: boolean }) {
  return isNew ? <JustDone /> : <NothingToDo />;
}

function JustDone() {
  const { t } = useOnboardingMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showConfirmation(heading.current), []);
  return (
    <Card>
      <div className={css.confirmation} part="confirmation">
        <span className={css.mark}>
          <CheckIcon size={28} />
        </span>
        <h1 className={css.title} ref={heading} tabIndex={-1} part="title">
          {t('onboarding.onboarding.done')}
        </h1>
        <p className={css.text}>{t('onboarding.onboarding.done.text')}</p>
        <HomeLink />
      </div>
    </Card>
  );
}

function NothingToDo() {
  const { t } = useOnboardingMessages();
  return (
    <EmptyState
      headingLevel={1}
      icon={<SuccessIcon size={24} />}
      title={t('onboarding.onboarding.nothing')}
      actions={<HomeLink />}
    >
      {t('onboarding.onboarding.nothing.text')}
    </EmptyState>
  );
}

function HomeLink() {
  const { t } = useOnboardingMessages();
  return (
    <WidgetLink target={{ route: 'home' }} className={buttonClass({})}>
      {t('onboarding.onboarding.home')}
    </WidgetLink>
  );
}
