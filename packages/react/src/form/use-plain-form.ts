import type { FieldError } from '@foyer/contract/field-rules';
import type { ApiError, Result } from '@foyer/core';
import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { useErrorText } from '../i18n/use-error-text.ts';
import type { EffectKeys } from '../provider/effect-key.ts';
import { type Draft, noDraft } from './draft.ts';
import { type FormTools, type SchemaSource, useFormCheck } from './use-form-check.ts';

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

type FormRef = RefObject<HTMLFormElement | null>;

/** What is known to be wrong, and showing more of it. */
function useOutcome(ref: FormRef, tools: RefObject<FormTools | undefined>) {
  const [outcome, setOutcome] = useState<Outcome>(nothingWrong);
  const show = (next: Partial<Outcome>) => {
    const shown = { ...nothingWrong, ...next };
    setOutcome(shown);
    const names = fieldNames([...shown.errors, ...shown.remote]);
    // After the texts are drawn, so that a screen reader reads the field with its error.
    setTimeout(() => ref.current && tools.current?.focusFirst(ref.current, names));
  };
  return { outcome, setOutcome, show };
}

type Check<S extends GenericSchema> = ReturnType<typeof useFormCheck<S>>;

/** Checks and sends, one at a time. `progress` is what the handlers of a form ask for. */
function useSending<S extends GenericSchema, T>(
  { submit, onSuccess }: PlainFormOptions<S, T>,
  onSent: () => void,
  { check, tools }: Check<S>,
  show: (outcome: Partial<Outcome>) => void,
) {
  const [isSubmitting, setSubmitting] = useState(false);
  const progress = useRef({ tries: 0, isSending: false });
  const keys = useRef<EffectKeys>(undefined);
  const send = async ({ createEffectKeys }: FormTools, body: InferOutput<S>) => {
    keys.current ??= createEffectKeys();
    const result = await submit(body, { idempotencyKey: keys.current.keyFor({ body }) });
    keys.current.settle(result);
    if (!result.ok) {
      const { fields } = result.error;
      return show(fields.length === 0 ? { failure: result.error } : { remote: fields });
    }
    progress.current.tries = 0;
    onSent();
    onSuccess?.(result.value, body);
  };
  const process = async (form: HTMLFormElement, begin: () => void) => {
    const checked = await check(form).catch(() => null);
    if (checked === null || !tools.current) return show({ failure: noConnection });
    if (!checked.ok) return show({ errors: checked.errors });
    begin();
    await send(tools.current, checked.body);
  };
  const start = (form: HTMLFormElement, begin: () => void) => {
    const { current } = progress;
    if (current.isSending) return;
    current.tries += 1;
    current.isSending = true;
    setSubmitting(true);
    void process(form, begin).finally(() => {
      current.isSending = false;
      setSubmitting(false);
    });
  };
  return { isSubmitting, progress, start };
}

/** `useForm` without a draft, for a form that must be there at once. */
export function usePlainForm<S extends GenericSchema, T>(
  options: PlainFormOptions<S, T>,
  given?: FormRef,
  keeper: FormKeeper = noKeeper,
): FormState {
  const own = useRef<HTMLFormElement>(null);
  const ref = given ?? own;
  const { fieldText } = useErrorText();
  const checking = useFormCheck(options);
  const { check, preload } = checking;
  const { outcome, setOutcome, show } = useOutcome(ref, checking.tools);
  const { isSubmitting, progress, start } = useSending(options, keeper.onSent, checking, show);

  const recheck = async (form: HTMLFormElement) => {
    const checked = await check(form).catch(() => null);
    if (checked === null || progress.current.isSending) return;
    setOutcome((old) => ({ ...old, errors: checked.ok ? [] : checked.errors }));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    start(event.currentTarget, () => setOutcome(nothingWrong));
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { tries, isSending } = progress.current;
    if (tries > 0 && !isSending) void recheck(event.currentTarget);
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
