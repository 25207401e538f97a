import { type FieldError, toFieldErrors } from '@foyer/contract/rules';
import type { ApiError, Result } from '@foyer/core';
import { type FocusEvent, type FormEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { useErrorText } from '../i18n/use-error-text.ts';
import { createEffectKeys } from '../provider/effect-key.ts';
import { focusFirst, formValues } from './form-values.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface FormOptions<S extends GenericSchema, T> {
  /** The contract's schema of the body. */
  readonly schema: S;
  /** Makes the raw body from the fields; the schema says what is wrong with it. @default every field by its name */
  readonly read?: (data: FormData) => unknown;
  /** Sends the valid body. `idempotencyKey` stays the same when the same body is sent again after a lost answer. */
  readonly submit: (body: InferOutput<S>, send: { idempotencyKey: string }) => Promise<Result<T>>;
  readonly onSuccess?: (value: T, body: InferOutput<S>) => void;
  /** Anything beyond the schema, such as files: answers the errors. */
  readonly check?: () => readonly FieldError[];
  /** Keeps what is typed under this name until it is sent, and asks before the page is left. */
  readonly draftKey?: string;
  /** Field names a draft never keeps. Passwords and files never are. */
  readonly secretFields?: readonly string[];
}

/** A form of uncontrolled fields; draw it with `<Form form={form}>`. */
export interface FormState {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** The text of a field's error, by its name (a dotted path into the body). */
  readonly error: (name: string) => string | undefined;
  readonly errors: readonly FieldError[];
  /** What the server answered, unless it was about fields. */
  readonly failure: ApiError | undefined;
  readonly isSubmitting: boolean;
  readonly draft: Draft;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onInput: () => void;
  /** Sends the form as a press of its button would. */
  readonly requestSubmit: () => void;
}

type Checked<B> =
  | { readonly ok: true; readonly body: B }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

function checkForm<S extends GenericSchema, T>(
  form: HTMLFormElement,
  options: FormOptions<S, T>,
): Checked<InferOutput<S>> {
  const data = new FormData(form);
  const parsed = safeParse(options.schema, (options.read ?? formValues)(data));
  const more = options.check?.() ?? [];
  if (parsed.success && more.length === 0) return { ok: true, body: parsed.output };
  const found = parsed.success ? [] : toFieldErrors(parsed.issues);
  return { ok: false, errors: [...found, ...more] };
}

const fieldNames = (errors: readonly FieldError[]): Set<string> => new Set(errors.map(({ path }) => path));

interface Outcome {
  readonly errors: readonly FieldError[];
  readonly failure: ApiError | undefined;
}
const nothingWrong: Outcome = { errors: [], failure: undefined };

/** Validates, sends once, shows what is wrong and loses nothing that was typed. */
export function useForm<S extends GenericSchema, T>(options: FormOptions<S, T>): FormState {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft(ref, options.draftKey, options.secretFields ?? []);
  const guard = useUnsavedGuard(options.draftKey !== undefined);
  const [outcome, setOutcome] = useState<Outcome>(nothingWrong);
  const [isSubmitting, setSubmitting] = useState(false);
  const tries = useRef(0);
  const isSending = useRef(false);
  const [keys] = useState(createEffectKeys);
  const { fieldText } = useErrorText();

  const show = (errors: readonly FieldError[], failure?: ApiError) => {
    setOutcome({ errors, failure });
    // After the texts are drawn, so that a screen reader reads the field with its error.
    setTimeout(() => ref.current && focusFirst(ref.current, fieldNames(errors)));
  };
  const recheck = (form: HTMLFormElement) => {
    const checked = checkForm(form, options);
    setOutcome((old) => ({ ...old, errors: checked.ok ? [] : checked.errors }));
  };
  const send = async (body: InferOutput<S>) => {
    setSubmitting(true);
    setOutcome(nothingWrong);
    const idempotencyKey = keys.keyFor({ body });
    const result = await options.submit(body, { idempotencyKey });
    keys.settle(result);
    setSubmitting(false);
    if (!result.ok) {
      const { fields } = result.error;
      return show(fields, fields.length === 0 ? result.error : undefined);
    }
    tries.current = 0;
    draft.clear();
    guard.release();
    options.onSuccess?.(result.value, body);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isSending.current) return;
    tries.current += 1;
    const checked = checkForm(event.currentTarget, options);
    if (!checked.ok) return show(checked.errors);
    isSending.current = true;
    void send(checked.body).finally(() => {
      isSending.current = false;
    });
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (tries.current > 0 && !isSending.current) recheck(event.currentTarget);
  };
  const onInput = () => {
    draft.keep();
    guard.hold();
    if (outcome.errors.length > 0 && ref.current) recheck(ref.current);
  };
  const error = (name: string) => {
    const found = outcome.errors.find(({ path }) => path === name);
    return found && fieldText(found.code, found.params);
  };
  const requestSubmit = useCallback(() => ref.current?.requestSubmit(), []);
  return { ref, error, ...outcome, isSubmitting, draft, onSubmit, onBlur, onInput, requestSubmit };
}
