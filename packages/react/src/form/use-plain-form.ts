import type { FieldError } from '@foyer/contract/rules';
import type { ApiError, Result } from '@foyer/core';
import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { useErrorText } from '../i18n/use-error-text.ts';
import { createEffectKeys } from '../provider/effect-key.ts';
import { type Draft, noDraft } from './draft.ts';
import { focusFirst } from './focus-first.ts';
import { type SchemaSource, useFormCheck } from './use-form-check.ts';

export interface PlainFormOptions<S extends GenericSchema, T> {
  /** The contract's schema of the body, or how to load it (for a form that must be there at once). */
  readonly schema: SchemaSource<S>;
  /** Makes the raw body from the fields; the schema says what is wrong with it. @default every field by its name */
  readonly read?: (data: FormData) => unknown;
  /** Sends the valid body. `idempotencyKey` stays the same when the same body is sent again after a lost answer. */
  readonly submit: (body: InferOutput<S>, send: { idempotencyKey: string }) => Promise<Result<T>>;
  readonly onSuccess?: (value: T, body: InferOutput<S>) => void;
  /** Anything beyond the schema, such as files: answers the errors. */
  readonly check?: () => readonly FieldError[];
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
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFocus: () => void;
  /** Sends the form as a press of its button would. */
  readonly requestSubmit: () => void;
}

const fieldNames = (errors: readonly FieldError[]): Set<string> => new Set(errors.map(({ path }) => path));

interface Outcome {
  readonly errors: readonly FieldError[];
  /** What the server says about fields; each stays until its field is changed. */
  readonly remote: readonly FieldError[];
  readonly failure: ApiError | undefined;
}
const nothingWrong: Outcome = { errors: [], remote: [], failure: undefined };
/** The code that checks the form could not be loaded: as good as no connection. */
const noConnection: ApiError = { code: 'network', status: 0, requestId: null, retryAfter: null, fields: [] };

/** What is told about a form while it is used, and who keeps its draft. */
export interface FormKeeper {
  readonly draft: Draft;
  readonly onTyped: () => void;
  readonly onSent: () => void;
}
const noKeeper: FormKeeper = { draft: noDraft, onTyped: () => undefined, onSent: () => undefined };

/** `useForm` without a draft, for a form that must be there at once. */
export function usePlainForm<S extends GenericSchema, T>(
  options: PlainFormOptions<S, T>,
  given?: RefObject<HTMLFormElement | null>,
  keeper: FormKeeper = noKeeper,
): FormState {
  const own = useRef<HTMLFormElement>(null);
  const ref = given ?? own;
  const [outcome, setOutcome] = useState<Outcome>(nothingWrong);
  const [isSubmitting, setSubmitting] = useState(false);
  const tries = useRef(0);
  const isSending = useRef(false);
  const [keys] = useState(createEffectKeys);
  const { fieldText } = useErrorText();
  const { check, preload } = useFormCheck(options);

  const show = (outcome: Outcome) => {
    setOutcome(outcome);
    const names = fieldNames([...outcome.errors, ...outcome.remote]);
    // After the texts are drawn, so that a screen reader reads the field with its error.
    setTimeout(() => ref.current && focusFirst(ref.current, names));
  };
  const recheck = async (form: HTMLFormElement) => {
    const checked = await check(form).catch(() => null);
    if (checked === null || isSending.current) return;
    setOutcome((old) => ({ ...old, errors: checked.ok ? [] : checked.errors }));
  };
  const send = async (body: InferOutput<S>) => {
    const idempotencyKey = keys.keyFor({ body });
    const result = await options.submit(body, { idempotencyKey });
    keys.settle(result);
    if (!result.ok) {
      const { fields } = result.error;
      return show({ errors: [], remote: fields, failure: fields.length === 0 ? result.error : undefined });
    }
    tries.current = 0;
    keeper.onSent();
    options.onSuccess?.(result.value, body);
  };
  const process = async (form: HTMLFormElement) => {
    const checked = await check(form).catch(() => null);
    if (checked === null) return show({ ...nothingWrong, failure: noConnection });
    if (!checked.ok) return show({ ...nothingWrong, errors: checked.errors });
    setOutcome(nothingWrong);
    await send(checked.body);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isSending.current) return;
    tries.current += 1;
    isSending.current = true;
    setSubmitting(true);
    void process(event.currentTarget).finally(() => {
      isSending.current = false;
      setSubmitting(false);
    });
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (tries.current > 0 && !isSending.current) void recheck(event.currentTarget);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    keeper.onTyped();
    const changed = (event.target as Element).getAttribute('name');
    if (outcome.remote.some(({ path }) => path === changed)) {
      setOutcome((old) => ({ ...old, remote: old.remote.filter(({ path }) => path !== changed) }));
    }
    if (outcome.errors.length > 0) void recheck(event.currentTarget);
  };
  const errors = [...outcome.errors, ...outcome.remote];
  const error = (name: string) => {
    const found = errors.find(({ path }) => path === name);
    return found && fieldText(found.code, found.params);
  };
  const requestSubmit = () => ref.current?.requestSubmit();
  const handlers = { onSubmit, onBlur, onInput, onFocus: preload };
  const { failure } = outcome;
  return { ref, error, errors, failure, isSubmitting, draft: keeper.draft, ...handlers, requestSubmit };
}
