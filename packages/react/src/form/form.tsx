import * as fieldCss from '@foyer/ui/field/field.css.ts';
import type { ReactNode } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import * as css from './form.css.ts';
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
      <FormAlert form={form} />
      {children}
    </form>
  );
}

/** What is wrong with the form as a whole; without the code that words it, that there is no connection. */
function FormAlert({ form }: { readonly form: FormState }) {
  const { t } = useFirstMessages();
  const { ref, tools, failure, errors } = form;
  const stray = errors.filter(({ path }) => !ref.current?.elements.namedItem(path));
  const isShown = failure !== undefined || stray.length > 0;
  return (
    <div
      role="alert"
      part="form-error"
      className={isShown ? (tools?.failureBox ?? fieldCss.error) : css.silent}
    >
      {tools ? <tools.FormFailure {...{ failure, errors, stray }} /> : failure && t('base.error.network')}
    </div>
  );
}
