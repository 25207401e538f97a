import type { FieldError } from '@foyer/contract/field-rules';
import type { ApiError } from '@foyer/core';
import { AlertIcon } from '@foyer/ui/icon/field-icons.tsx';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useMediaUrl } from '../provider/use-media-url.ts';
import * as css from './form-failure.css.ts';
import { useFailureText } from './use-failure-text.ts';

export interface FormFailureProps {
  readonly failure: ApiError | undefined;
  readonly errors: readonly FieldError[];
  /** Errors whose field the form does not have. */
  readonly stray: readonly FieldError[];
}

/** Failure of a form as a whole; the number of faulty fields for screen readers; and errors whose field is missing. */
export function FormFailure({ failure, errors, stray }: FormFailureProps) {
  const { t } = useFirstMessages();
  const { referenceText, fieldText } = useErrorText();
  const failureText = useFailureText();
  const link = useMediaUrl()(failure?.link);
  const isShown = failure !== undefined || stray.length > 0;
  const reference = failure && failure.status >= 500 ? referenceText(failure) : undefined;
  return (
    <>
      {isShown && <AlertIcon className={css.icon} />}
      {failure && <p>{failureText(failure)}</p>}
      {link && (
        <p>
          <a className={css.link} href={link} part="way-on">
            {t('base.form.way-on')}
          </a>
        </p>
      )}
      {reference && <p className={css.reference}>{reference}</p>}
      {stray.map(({ path, code, params }) => (
        <p key={`${path} ${code}`}>{fieldText(code, params)}</p>
      ))}
      {!isShown && errors.length > 0 && t('base.form.summary', { count: errors.length })}
    </>
  );
}
