import { AlertIcon } from '@foyer/ui/icon/field-icons.tsx';
import type { ReactNode } from 'react';
import { useBaseMessages } from '../i18n/base.messages.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import * as css from './form.css.ts';
import * as failed from './form-failure.css.ts';
import type { FormState } from './use-plain-form.ts';

export interface FormProps {
  readonly form: FormState;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}

/** A `useForm` form: its fields, a note about a restored draft, and what went wrong as a whole. */
export function Form({ form, className, children, ...labels }: FormProps) {
  const { Note } = form.draft;
  return (
    <form
      {...labels}
      key={form.draft.revision}
      ref={form.ref}
      className={className ?? css.form}
      part="form"
      noValidate
      onSubmit={form.onSubmit}
      onBlur={form.onBlur}
      onFocus={form.onFocus}
      onInput={form.onInput}
    >
      {Note && <Note draft={form.draft} />}
      <FormFailure form={form} />
      {children}
    </form>
  );
}

/** The failure as a whole; faulty fields are counted for screen readers, errors of no field are listed. */
function FormFailure({ form }: { readonly form: FormState }) {
  const { t } = useBaseMessages();
  const { errorText, referenceText, fieldText } = useErrorText();
  const { failure, errors } = form;
  const names = new Set([...(form.ref.current?.elements ?? [])].map((field) => field.getAttribute('name')));
  const stray = errors.filter(({ path }) => !names.has(path));
  const isShown = failure !== undefined || stray.length > 0;
  const reference = failure && failure.status >= 500 ? referenceText(failure) : undefined;
  return (
    <div role="alert" part="form-error" className={isShown ? failed.box : css.silent}>
      {isShown && <AlertIcon className={failed.icon} />}
      {failure && <p>{errorText(failure)}</p>}
      {reference && <p className={failed.reference}>{reference}</p>}
      {stray.map(({ path, code, params }) => (
        <p key={`${path} ${code}`}>{fieldText(code, params)}</p>
      ))}
      {!isShown && errors.length > 0 && t('base.form.summary', { count: errors.length })}
    </div>
  );
}
