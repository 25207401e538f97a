import type { ApiError, CatalogueSource } from '@foyer/core';
import { useContext, useMemo } from 'react';
import type { MessageValues } from './create-messages.ts';
import { useFirstMessages } from './first/first.messages.ts';
import { TextsContext } from './texts-context.ts';

/** Functions that return texts of errors for the user. */
export interface ErrorTexts {
  /** Returns the text `<catalogue>.error.<code>`, else `base.error.<code>`, else a general one. */
  readonly errorText: (error: Pick<ApiError, 'code' | 'retryAfter'>) => string;
  /** Returns `<catalogue>.validation.<code>`, or `.error.` for a refusal of one field, else those of `base`; files are named by `name`. */
  readonly fieldText: (code: string, params?: Readonly<Record<string, string | number>>) => string;
  /** Returns "Fehlernummer …" for support; undefined without an answer of the server. */
  readonly referenceText: (error: Pick<ApiError, 'requestId'>) => string | undefined;
}

/** Returns texts of errors from the catalogue of the surrounding widget and those it lies within. */
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
        // A field with several files names the affected one.
        const name = code.startsWith('file_') ? params?.name : undefined;
        return name === undefined ? reason : t('base.upload.refused', { name, reason });
      },
      referenceText: ({ requestId }) =>
        requestId === null ? undefined : t('base.error-number', { id: requestId }),
    };
  }, [t, find, texts]);
}

/** Names of a catalogue and of those it lies within. */
const namesOf = (source: CatalogueSource | undefined): readonly string[] =>
  source ? [source.name, ...namesOf(source.within)] : [];
