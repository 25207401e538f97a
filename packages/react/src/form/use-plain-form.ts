import type { FieldError } from '@foyer/contract/field-rules';
import type { ApiError, Result } from '@foyer/core';
import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { useErrorText } from '../i18n/use-error-text.ts';
import type { IdempotencyKeys } from '../provider/idempotency-keys.ts';
import { type Draft, noDraft } from './draft.ts';
import { type FormTools, type SchemaSource, useFormTools } from './use-form-tools.ts';

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
  /** Whether a failure is said where it came about, and so not above the form. */
  readonly isSaid?: (error: ApiError) => boolean;
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
  /** What shows the failure; there once the form was touched. */
  readonly tools: FormTools | undefined;
  readonly draft: Draft;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFocus: () => void;
  /** Sends the form as a press of its button would. */
  readonly requestSubmit: () => void;
}

/** What the server said about a field, and what the form had sent there. */
export interface RemoteError extends FieldError {
  readonly sent: string;
}

/** What is wrong with a form. */
export interface Outcome {
  readonly errors: readonly FieldError[];
  /** What the server says about fields; each stays until its field is changed. */
  readonly remote: readonly RemoteError[];
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

/** What is known to be wrong, and the two ways to find out: checking again, and sending, one at a time. */
function useSending<S extends GenericSchema, T>(options: PlainFormOptions<S, T>, onKept: () => void) {
  const { load, tools } = useFormTools(options.schema);
  const latest = useRef(options);
  latest.current = options;
  const [outcome, setOutcome] = useState(nothingWrong);
  const [isSubmitting, setSubmitting] = useState(false);
  const { current: progress } = useRef({ tries: 0, isSending: false });
  const keys = useRef<IdempotencyKeys>(undefined);

  const show = (next: Partial<Outcome>) => setOutcome({ ...nothingWrong, ...next });
  const loaded = () => load().catch(() => null);
  const send = async (form: HTMLFormElement) => {
    const parts = await loaded();
    if (parts === null) return show({ failure: noConnection });
    const [{ sendForm }, schema] = parts;
    const onSent = (value: T, body: InferOutput<S>) => {
      progress.tries = 0;
      onKept();
      options.onSuccess?.(value, body);
    };
    await sendForm(form, { options: latest.current, schema, keys, show, onSent });
  };
  const recheck = async (form: HTMLFormElement) => {
    const parts = await loaded();
    if (parts === null || progress.isSending) return;
    const [{ checkAgain }, schema] = parts;
    const errors = checkAgain(form, schema, latest.current);
    setOutcome((old) => ({ ...old, errors }));
  };
  const start = (form: HTMLFormElement) => {
    if (progress.isSending) return;
    progress.tries += 1;
    progress.isSending = true;
    setSubmitting(true);
    void send(form).finally(() => {
      progress.isSending = false;
      setSubmitting(false);
    });
  };
  const preload = () => void loaded();
  return { outcome, setOutcome, isSubmitting, progress, tools, recheck, start, preload };
}

/** `useForm` without a draft, for a form that must be there at once; what checks and sends it comes when it is touched. */
export function usePlainForm<S extends GenericSchema, T>(
  options: PlainFormOptions<S, T>,
  given?: RefObject<HTMLFormElement | null>,
  keeper: FormKeeper = noKeeper,
): FormState {
  const own = useRef<HTMLFormElement>(null);
  const ref = given ?? own;
  const { fieldText } = useErrorText();
  const sending = useSending(options, keeper.onSent);
  const { outcome, setOutcome, isSubmitting, progress, tools, recheck, start, preload } = sending;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    start(event.currentTarget);
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (progress.tries > 0 && !progress.isSending) void recheck(event.currentTarget);
  };
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    keeper.onTyped();
    const { remote } = outcome;
    const left = tools.current?.stillHolds(currentTarget, remote, target) ?? remote;
    if (left.length < remote.length) setOutcome((old) => ({ ...old, remote: left }));
    if (outcome.errors.length > 0) void recheck(currentTarget);
  };
  const errors = [...outcome.errors, ...outcome.remote];
  const error = (name: string) => {
    const found = errors.find(({ path }) => path === name);
    return found && fieldText(found.code, found.params);
  };
  const requestSubmit = () => ref.current?.requestSubmit();
  const { failure } = outcome;
  const { draft } = keeper;
  const handlers = { onSubmit, onBlur, onInput, onFocus: preload, requestSubmit };
  return { ref, error, errors, failure, isSubmitting, tools: tools.current, draft, ...handlers };
}
