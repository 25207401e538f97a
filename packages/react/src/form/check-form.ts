import { type FieldError, toFieldErrors } from '@foyer/contract/field-rules';
import type { FoyerSdk } from '@foyer/core';
import type { GenericSchema, InferOutput } from 'valibot';
import { baseMessages } from '../i18n/base.messages.ts';
import { checkSchema } from './check-schema.ts';
import { faultyFields } from './faulty-fields.ts';
import { formValues } from './form-values.ts';
import type { PlainFormOptions } from './use-plain-form.ts';

/** What a schema says about the fields of a form. */
export type CheckedForm<B> =
  | { readonly ok: true; readonly body: B }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Reads and checks a form. What a field says of itself comes first. */
export function checkForm<S extends GenericSchema>(
  form: HTMLFormElement,
  schema: S,
  read: (data: FormData) => unknown = formValues,
  more: readonly FieldError[] = [],
): CheckedForm<InferOutput<S>> {
  const parsed = checkSchema(schema, read(new FormData(form)));
  const faulty = faultyFields(form);
  if (parsed.success && faulty.length + more.length === 0) return { ok: true, body: parsed.output };
  const found = parsed.success ? [] : toFieldErrors(parsed.issues);
  return { ok: false, errors: [...faulty, ...found, ...more] };
}

/** What is wrong with the fields of a form by now. */
export function checkAgain<S extends GenericSchema>(
  form: HTMLFormElement,
  schema: S,
  { read, check }: Pick<PlainFormOptions<S, unknown>, 'read' | 'check'>,
): readonly FieldError[] {
  const checked = checkForm(form, schema, read, check?.());
  return checked.ok ? [] : checked.errors;
}

/** The texts that a checked form may show. */
export const registerErrorTexts = ({ localisation }: FoyerSdk): Promise<void> =>
  localisation.register(baseMessages);
