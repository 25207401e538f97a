import type { FieldError } from '@foyer/contract/field-rules';
import type { ApiError, Result } from '@foyer/core';
import type { ComponentType, FocusEvent, FormEvent, RefObject } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import type { FormFailureProps } from './form-failure.tsx';

/** A schema, or how to load it. */
export type SchemaSource<S extends GenericSchema> = S | (() => Promise<S>);

/** A form's draft: kept while typing, put back after a reload, a crash or a new sign-in. */
export interface Draft {
  /** Whether the form shows values of an earlier visit. */
  readonly isRestored: boolean;
  /** The kept value of a field, for fields that are not native (`defaultValue`). */
  readonly initial: (name: string) => string | undefined;
  /** Throws the draft away and empties the form. */
  readonly discard: () => void;
  /** Keeps the current values, debounced. */
  readonly keep: () => void;
  /** Forgets the draft without touching the form. */
  readonly clear: () => void;
  /** Changes when the form must be drawn anew. */
  readonly revision: number;
  /** Tells the user about a restored draft; comes with what keeps drafts. */
  readonly Note?: ComponentType<{ readonly draft: Draft }>;
}

const nothing = (): undefined => undefined;

/** The draft of a form that keeps none. */
export const noDraft: Draft = {
  isRestored: false,
  initial: nothing,
  discard: nothing,
  keep: nothing,
  clear: nothing,
  revision: 0,
};

export interface PlainFormOptions<S extends GenericSchema, T> {
  /** The contract's schema of the body, or how to load it (for a form that must be there at once). */
  readonly schema: SchemaSource<S>;
  /** Makes the raw body from the fields; the schema says what is wrong with it. @default every field by its name */
  readonly read?: (data: FormData) => unknown;
  /** Sends the valid body. `idempotencyKey` stays the same when the same body is sent again after a lost answer. */
  readonly submit: (body: InferOutput<S>, send: { idempotencyKey: string }) => Promise<Result<T>>;
  readonly onSuccess?: (value: T, body: InferOutput<S>) => void;
  /** Errors beyond the schema, such as those of files. */
  readonly check?: () => readonly FieldError[];
  /** Whether a failure is said where it came about, and so not above the form. */
  readonly isSaid?: (error: ApiError) => boolean;
}

/** The part of the code of sending that shows a failure. */
export interface FailureTools {
  readonly FormFailure: ComponentType<FormFailureProps>;
  /** The style of the box around it. */
  readonly failureBox: string;
}

/** A form of uncontrolled fields; draw it with `<Form form={form}>`. */
export interface FormState {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** The text of a field's error, by its name (a dotted path into the body). */
  readonly error: (name: string) => string | undefined;
  readonly errors: readonly FieldError[];
  /** The server's refusal, unless it is about fields. */
  readonly failure: ApiError | undefined;
  readonly isSubmitting: boolean;
  /** The code that shows the failure; there once the form was touched. */
  readonly tools: FailureTools | undefined;
  readonly draft: Draft;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFocus: () => void;
  /** Sends the form as a press of its button would. */
  readonly requestSubmit: () => void;
}

/** An error of the server about a field, with the value that the form had sent there. */
export interface RemoteError extends FieldError {
  readonly sent: string;
}

/** The errors of a form, and the failure of its last sending. */
export interface Outcome {
  readonly errors: readonly FieldError[];
  /** The server's errors about fields; each stays until its field is changed. */
  readonly remote: readonly RemoteError[];
  readonly failure: ApiError | undefined;
}
