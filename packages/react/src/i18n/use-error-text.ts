import type { ApiError, CatalogueSource } from '@foyer/core';
import { useContext, useMemo } from 'react';
import type { MessageValues } from './create-messages.ts';
import { useFirstMessages } from './first/first.messages.ts';
import { TextsContext } from './texts-context.ts';

/** Errors in the reader's words. */
export interface ErrorTexts {
  /** `<catalogue>.error.<code>`, else `base.error.<code>`, else a general one. */
  readonly errorText: (error: Pick<ApiError, 'code' | 'retryAfter'>) => string;
  /** `<catalogue>.validation.<code>`, or `.error.` for a refusal about one field, else those of `base`; with `{limit}`, and for a file its `name`. */
  readonly fieldText: (code: string, params?: Readonly<Record<string, string | number>>) => string;
  /** "Fehlernummer …" for support; undefined where no answer came. */
  readonly referenceText: (error: Pick<ApiError, 'requestId'>) => string | undefined;
}

/** Texts of errors, from the catalogue of the surrounding widget and those it lies within. */
export function useErrorText(): ErrorTexts {
  const { t, find } = useFirstMessages();
  const texts = useContext(TextsContext);
  return useMemo(() => {
    const names = [...namesOf(texts), 'base'];
    const first = (ids: readonly string[], otherwise: string, values?: MessageValues) =>
      ids.reduceRight((text, id) => find(id, text, values), otherwise);
    return {
      errorText: ({ code, retryAfter }) => {
        const seconds = Math.max(1, retryAfter ?? 60);
        const values = { seconds, minutes: Math.ceil(seconds / 60) };
        return first(
          names.map((name) => `${name}.error.${code}`),
          t('base.error.unknown'),
          values,
        );
      },
      fieldText: (code, params) => {
        const ids = names.flatMap((name) => [`${name}.validation.${code}`, `${name}.error.${code}`]);
        const reason = first(ids, t('base.validation.invalid_format'), params);
        // A field of several files says which one is meant.
        const name = code.startsWith('file_') ? params?.name : undefined;
        return name === undefined ? reason : t('base.upload.refused', { name, reason });
      },
      referenceText: ({ requestId }) =>
        requestId === null ? undefined : t('base.error-number', { id: requestId }),
    };
  }, [t, find, texts]);
}

/** The names of a catalogue and of those it lies within. */
const namesOf = (source: CatalogueSource | undefined): readonly string[] =>
  source ? [source.name, ...namesOf(source.within)] : [];
