import { buttonClass } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { SuccessIcon } from '@foyer/ui/icon/icons.tsx';
import { Confirmation } from '../../../page/confirmation.view.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { useOnboardingMessages } from './onboarding.messages.ts';

/** The end of the onboarding; announced to screen readers where it has just been finished. */
export function Done({ isNew }: { readonly isNew: boolean }) {
  return isNew ? <JustDone /> : <NothingToDo />;
}

function JustDone() {
  const { t } = useOnboardingMessages();
  return (
    <Confirmation title={t('onboarding.onboarding.done')} text={t('onboarding.onboarding.done.text')}>
      <HomeLink />
    </Confirmation>
  );
}

function NothingToDo() {
  const { t } = useOnboardingMessages();
  return (
    <EmptyState
      headingLevel={1}
      icon={<SuccessIcon size={24} />}
      title={<slot name="heading">{t('onboarding.onboarding.nothing')}</slot>}
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
