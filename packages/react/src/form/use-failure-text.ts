import type { ApiError } from '@foyer/core';
import { useCallback } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useErrorText } from '../i18n/use-error-text.ts';

/** Fields of an error that its text depends on. */
export type Failure = Pick<ApiError, 'code' | 'retryAfter' | 'status'>;

/** Whether it is unknown if the request arrived, because no proper answer came. */
const isOpen = ({ code, status }: Failure): boolean => code !== 'aborted' && (status === 0 || status >= 500);

/**
 * Returns a function that explains why a request failed. If it is unknown whether the request arrived, the text adds that nothing typed is
 * lost and that a retry is safe: callers keep the idempotency key.
 */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useFirstMessages();
  const { errorText } = useErrorText();
  return useCallback(
    (failure) => [errorText(failure), isOpen(failure) && t('base.form.kept')].filter(Boolean).join(' '),
    [errorText, t],
  );
}
