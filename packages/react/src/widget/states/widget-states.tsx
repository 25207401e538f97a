import type { ApiError } from '@foyer/core';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@foyer/ui/error-state/error-state.tsx';
import { AlertIcon, UserIcon } from '@foyer/ui/icon/icons.tsx';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useSession } from '../../provider/use-session.ts';
import { WidgetLink } from '../links/widget-link.tsx';

export { WidgetSkeleton } from './widget-skeleton.tsx';

/** State of a widget while nobody is signed in. */
export function SignedOutState() {
  const { t } = useFirstMessages();
  return (
    <EmptyState
      state="signed-out"
      icon={<UserIcon size={24} />}
      title={t('base.signed-out.title')}
      actions={
        <WidgetLink target={{ route: 'login' }} className={buttonClass({})} part="sign-in">
          {t('base.signed-out.action')}
        </WidgetLink>
      }
    >
      {t('base.signed-out.text')}
    </EmptyState>
  );
}

/** State of a widget if the user lacks the permission. A private customer has no company to ask, so the text differs. */
export function NotAllowedState() {
  const { t } = useFirstMessages();
  const isPrivate = useSession().mode === 'b2c_cc';
  return (
    <EmptyState state={null} icon={<AlertIcon size={24} />} title={t('base.not-allowed.title')}>
      {t(isPrivate ? 'base.not-allowed.text.private' : 'base.not-allowed.text')}
    </EmptyState>
  );
}

export interface NothingHereStateProps {
  readonly onReload: () => void;
  readonly isReloading: boolean;
}

/** Error state for failures that the specification shows without a message (section 8): an empty state with a reload button. */
export function NothingHereState({ onReload, isReloading }: NothingHereStateProps) {
  const { t } = useFirstMessages();
  return (
    <EmptyState
      state="error"
      title={t('base.nothing-here.title')}
      actions={
        <Button variant="secondary" isLoading={isReloading} onClick={onReload}>
          {t('base.reload')}
        </Button>
      }
    />
  );
}

export interface FailedStateProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** State after a failed read: reason, reference of the request, and a retry button. */
export function FailedState({ error, onRetry, isRetrying }: FailedStateProps) {
  const { t } = useFirstMessages();
  const { errorText, referenceText } = useErrorText();
  const reference = referenceText(error);
  return (
    <ErrorState
      title={t('base.load-failed.title')}
      onRetry={onRetry}
      retryLabel={t('base.retry')}
      {...(isRetrying === undefined ? {} : { isRetrying })}
      {...(reference === undefined ? {} : { reference })}
    >
      {errorText(error)}
    </ErrorState>
  );
}
