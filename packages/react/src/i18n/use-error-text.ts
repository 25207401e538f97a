import type { ApiError } from '@foyer/core';
import { useMemo } from 'react';
import { useWidget } from '../widget/widget-context.ts';
import { useBaseMessages } from './base.messages.ts';

/** Errors in the reader's words. */
export interface ErrorTexts {
  /** `<feature>.error.<code>`, else `base.error.<code>`, else a general one. */
  readonly errorText: (error: Pick<ApiError, 'code' | 'retryAfter'>) => string;
  /** `<feature>.validation.<code>`, else `base.validation.<code>`, with `{limit}`. */
  readonly fieldText: (code: string, params?: Readonly<Record<string, string | number>>) => string;
  /** "Vorgangsnummer …" for support; undefined where no answer came. */
  readonly referenceText: (error: Pick<ApiError, 'requestId'>) => string | undefined;
}

/** Texts of errors; the feature is the surrounding widget's unless named. */
export function useErrorText(feature?: string): ErrorTexts {
  const { t, find } = useBaseMessages();
  const scope = useWidget()?.feature;
  const owner = feature ?? scope ?? 'base';
  return useMemo(
    () => ({
      errorText: ({ code, retryAfter }) => {
        const seconds = Math.max(1, retryAfter ?? 60);
        const values = { seconds, minutes: Math.ceil(seconds / 60) };
        const base = find(`base.error.${code}`, t('base.error.unknown'), values);
        return find(`${owner}.error.${code}`, base, values);
      },
      fieldText: (code, params) => {
        const base = find(`base.validation.${code}`, t('base.validation.invalid_format'), params);
        return find(`${owner}.validation.${code}`, base, params);
      },
      referenceText: ({ requestId }) =>
        requestId === null ? undefined : t('base.reference', { id: requestId }),
    }),
    [t, find, owner],
  );
}
