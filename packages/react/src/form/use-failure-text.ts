import type { ApiError } from '@foyer/core';
import { useCallback } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useErrorText } from '../i18n/use-error-text.ts';

/** What is told of a failure. */
export type Failure = Pick<ApiError, 'code' | 'retryAfter' | 'status'>;

/** Whether nobody knows if it arrived, because no proper answer came. */
const isOpen = ({ code, status }: Failure): boolean => code !== 'aborted' && (status === 0 || status >= 500);

/**
 * Why something that was sent did not arrive. Where nobody knows whether it did, also that nothing typed is lost and that
 * another try is safe: whoever sends keeps its idempotency key.
 */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useFirstMessages();
  const { errorText } = useErrorText();
  return useCallback(
    (failure) => [errorText(failure), isOpen(failure) && t('base.form.kept')].filter(Boolean).join(' '),
    [errorText, t],
  );
}
