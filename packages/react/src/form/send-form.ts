import type { FieldError } from '@foyer/contract/field-rules';
import type { GenericSchema, InferOutput } from 'valibot';
import { createIdempotencyKeys, type IdempotencyKeys } from '../provider/idempotency-keys.ts';
import { checkAgain, checkForm } from './check-form.ts';
import { watchFaultyFields } from './faulty-fields.ts';
import { focusFirst } from './focus-first.ts';
import type { Outcome, PlainFormOptions, RemoteError } from './use-plain-form.ts';

/** What a sending needs of the form it belongs to. */
export interface Sending<S extends GenericSchema, T> {
  readonly options: PlainFormOptions<S, T>;
  readonly schema: S;
  /** Kept from one sending to the next. */
  readonly keys: { current: IdempotencyKeys | undefined };
  readonly show: (outcome: Partial<Outcome>) => void;
  readonly onSent: (value: T, body: InferOutput<S>) => void;
}

/** Checks a form and sends it. */
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
  if (options.isSaid?.(result.error)) return show({});
  const { fields } = result.error;
  const remote = fields.map((field) => ({ ...field, sent: sentValue(sent, field) }));
  if (fields.length === 0) show({ failure: result.error });
  else showAtFields({ remote }, fields);
}

/** What a form says under an error's name, as one text; files by what tells them apart (an empty field has one without a name). */
const sentValue = (data: FormData, { path }: FieldError): string =>
  JSON.stringify(
    data
      .getAll(path)
      .map((value) =>
        typeof value === 'string' ? value : value.name && [value.name, value.size, value.lastModified],
      ),
  );

/**
 * What the server said that still holds: the form says what was sent, and the field is not the one that is being changed (the
 * form does not hold what some fields have, such as uploads).
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
