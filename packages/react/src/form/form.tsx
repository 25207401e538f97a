import type { ApiError } from '@foyer/core';
import * as fieldCss from '@foyer/ui/field/field.css.ts';
import { type FocusEvent, type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useSdk } from '../provider/foyer-context.ts';
import type { IdempotencyKeys } from '../provider/idempotency-keys.ts';
import * as css from './form.css.ts';
import {
  type Draft,
  type FormState,
  noDraft,
  type Outcome,
  type PlainFormOptions,
  type SchemaSource,
} from './form-state.ts';

const nothingWrong: Outcome = { errors: [], remote: [], failure: undefined };
/** Failure if the code that validates the form could not be loaded; treated like a missing connection. */
const noConnection: ApiError = { code: 'network', status: 0, requestId: null, retryAfter: null, fields: [] };

/** The draft of a form, and the events that it handles. */
export interface FormKeeper {
  readonly draft: Draft;
  readonly onTyped: () => void;
  readonly onSent: () => void;
}
const noKeeper: FormKeeper = { draft: noDraft, onTyped: () => undefined, onSent: () => undefined };

type Sender = typeof import('./send-form.ts');

/** Loads the sending code, the schema and the error texts when the form is first touched, at the latest when it is submitted. */
function useSender<S extends GenericSchema>(schema: SchemaSource<S>) {
  const sdk = useSdk();
  const loading = useRef<Promise<readonly [Sender, S]> | null>(null);
  const sender = useRef<Sender>(undefined);
  const loadAll = async () => {
    const [code, loaded] = await Promise.all([
      import('./send-form.ts'),
      typeof schema === 'function' ? schema() : schema,
    ]);
    await code.registerErrorTexts(sdk);
    sender.current = code;
    return [code, loaded] as const;
  };
  // loads once; only a failed load is repeated
  const load = () => {
    loading.current ??= loadAll().catch((error: unknown) => {
      loading.current = null;
      throw error;
    });
    return loading.current;
  };
  return { load, sender };
}

/** Holds the known errors and the two actions that find them: validating again and submitting, one at a time. */
function useSending<S extends GenericSchema, T>(options: PlainFormOptions<S, T>, onKept: () => void) {
  const { load, sender } = useSender(options.schema);
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
  return { outcome, setOutcome, isSubmitting, progress, sender, recheck, start, preload };
}

/** `useForm` without a draft, for a form that must be drawn at once; the code that validates and sends it is loaded when it is touched. */
export function usePlainForm<S extends GenericSchema, T>(
  options: PlainFormOptions<S, T>,
  given?: RefObject<HTMLFormElement | null>,
  keeper: FormKeeper = noKeeper,
): FormState {
  const own = useRef<HTMLFormElement>(null);
  const ref = given ?? own;
  const { fieldText } = useErrorText();
  const sending = useSending(options, keeper.onSent);
  const { outcome, setOutcome, isSubmitting, progress, sender, recheck, start, preload } = sending;

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
    const left = sender.current?.stillHolds(currentTarget, remote, target) ?? remote;
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
  return { ref, error, errors, failure, isSubmitting, tools: sender.current, draft, ...handlers };
}

export interface FormProps {
  readonly form: FormState;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}

/** Form element of `usePlainForm` or `useForm`: its fields, a notice about a restored draft, and the failure as a whole. */
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

/** Failure of the form as a whole. Until the code with the texts is loaded, it can only report a missing connection. */
function FormAlert({ form }: { readonly form: FormState }) {
  const { t } = useFirstMessages();
  const { ref, tools, failure, errors } = form;
  const errorsWithoutField = errors.filter(({ path }) => !ref.current?.elements.namedItem(path));
  const isShown = failure !== undefined || errorsWithoutField.length > 0;
  return (
    <div
      role="alert"
      part="form-error"
      className={isShown ? (tools?.failureBox ?? fieldCss.error) : css.silent}
    >
      {tools ? (
        <tools.FormFailure failure={failure} errors={errors} stray={errorsWithoutField} />
      ) : (
        failure && t('base.error.network')
      )}
    </div>
  );
}
