// @chunk submit
/** Code that a form needs once it is touched: checking, sending and showing a failure, in a chunk of its own. */
import { type FieldError, toFieldErrors } from '@foyer/contract/field-rules';
import type { FoyerSdk } from '@foyer/core';
import type { GenericSchema, InferOutput } from 'valibot';
import { baseMessages } from '../i18n/base.messages.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '../provider/idempotency-keys.ts';
import { checkSchema } from './check-schema.ts';
import { faultyFields, watchFaultyFields } from './faulty-fields.ts';
import type { Outcome, PlainFormOptions, RemoteError } from './form-state.ts';
import { focusFirst, formValues } from './form-values.ts';

export { box as failureBox } from './form-failure.css.ts';
export { FormFailure } from './form-failure.tsx';

/** The result of checking a form. */
type CheckedForm<B> =
  | { readonly ok: true; readonly body: B }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Reads and validates a form. Errors that fields have set themselves come first. */
function checkForm<S extends GenericSchema>(
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

/** Returns the current errors of a form's fields. */
export function checkAgain<S extends GenericSchema>(
  form: HTMLFormElement,
  schema: S,
  { read, check }: Pick<PlainFormOptions<S, unknown>, 'read' | 'check'>,
): readonly FieldError[] {
  const checked = checkForm(form, schema, read, check?.());
  return checked.ok ? [] : checked.errors;
}

/** Registers the texts that a validated form may show. */
export const registerErrorTexts = ({ localisation }: FoyerSdk): Promise<void> =>
  localisation.register(baseMessages);

/** The parts of a form that a submission needs. */
export interface Sending<S extends GenericSchema, T> {
  readonly options: PlainFormOptions<S, T>;
  readonly schema: S;
  /** Idempotency keys, shared by all submissions of the form. */
  readonly keys: { current: IdempotencyKeys | undefined };
  readonly show: (outcome: Partial<Outcome>) => void;
  readonly onSent: (value: T, body: InferOutput<S>) => void;
}

/** Validates a form and submits it. */
export async function sendForm<S extends GenericSchema, T>(
  form: HTMLFormElement,
  { options, schema, keys, show, onSent }: Sending<S, T>,
): Promise<void> {
  const showAtFields = (outcome: Partial<Outcome>, names: readonly FieldError[]) => {
    show(outcome);
    // After the texts are drawn, so that a screen reader reads the field with its error.
    setTimeout(() => focusFirst(form, new Set(names.map(({ path }) => path))));
  };
  const checked = checkForm(form, schema, options.read, options.check?.());
  if (!checked.ok) {
    watchFaultyFields(form, () => show({ errors: checkAgain(form, schema, options) }));
    return showAtFields({ errors: checked.errors }, checked.errors);
  }
  show({});
  const { body } = checked;
  const sent = new FormData(form);
  keys.current ??= createIdempotencyKeys();
  const result = await options.submit(body, { idempotencyKey: keys.current.keyFor({ body }) });
  keys.current.settle(result);
  if (result.ok) return onSent(result.value, body);
  if (options.isShownElsewhere?.(result.error)) return show({});
  const { fields } = result.error;
  const remote = fields.map((field) => ({ ...field, sent: sentValue(sent, field) }));
  if (fields.length === 0) show({ failure: result.error });
  else showAtFields({ remote }, fields);
}

/** Values of a form under an error's name, as one text; files by name, size and date (an empty file field has a file without a name). */
const sentValue = (data: FormData, { path }: FieldError): string =>
  JSON.stringify(
    data
      .getAll(path)
      .map((value) =>
        typeof value === 'string' ? value : value.name && [value.name, value.size, value.lastModified],
      ),
  );

/**
 * Returns the server's errors that still hold: the form still has the sent value, and the field is not the one being changed (the form
 * does not hold the values of some fields, such as uploads).
 */
export function stillHolds(
  form: HTMLFormElement,
  errors: readonly RemoteError[],
  changed: EventTarget,
): readonly RemoteError[] {
  const data = new FormData(form);
  const name = (changed as Element).getAttribute('name');
  return errors.filter((error) => error.path !== name && sentValue(data, error) === error.sent);
}
