import type { FieldError } from '@foyer/contract/field-rules';
import type { ApiError, Result } from '@foyer/core';
import type { ComponentType, FocusEvent, FormEvent, RefObject } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import type { FormFailureProps } from './form-failure.tsx';

/** A schema, or a function that loads it. */
export type SchemaSource<S extends GenericSchema> = S | (() => Promise<S>);

/** A form's draft: saved while the user types, restored after a reload, a crash or a new sign-in. */
export interface Draft {
  /** Whether the form shows values of an earlier visit. */
  readonly isRestored: boolean;
  /** Returns the stored value of a field, for fields that are not native (`defaultValue`). */
  readonly initial: (name: string) => string | undefined;
  /** Discards the draft and empties the form. */
  readonly discard: () => void;
  /** Saves the current values, debounced. */
  readonly keep: () => void;
  /** Deletes the draft without changing the form. */
  readonly clear: () => void;
  /** Number that changes when the form must be drawn anew. */
  readonly revision: number;
  /** Notice about a restored draft; loaded with the code for drafts. */
  readonly Note?: ComponentType<{ readonly draft: Draft }>;
}

const nothing = (): undefined => undefined;

/** Draft of a form that stores none. */
export const noDraft: Draft = {
  isRestored: false,
  initial: nothing,
  discard: nothing,
  keep: nothing,
  clear: nothing,
  revision: 0,
};

export interface PlainFormOptions<S extends GenericSchema, T> {
  /** The contract's schema of the body, or a function that loads it (for a form that must be drawn at once). */
  readonly schema: SchemaSource<S>;
  /** Builds the raw body from the fields, for validation by the schema. @default every field by its name */
  readonly read?: (data: FormData) => unknown;
  /** Sends the valid body. `idempotencyKey` stays the same when the same body is sent again after a lost answer. */
  readonly submit: (body: InferOutput<S>, send: { idempotencyKey: string }) => Promise<Result<T>>;
  readonly onSuccess?: (value: T, body: InferOutput<S>) => void;
  /** Errors beyond the schema, such as those of files. */
  readonly check?: () => readonly FieldError[];
  /** Whether a failure is shown elsewhere, and so not above the form. */
  readonly isShownElsewhere?: (error: ApiError) => boolean;
}

/** Part of the sending code that shows a failure. */
export interface FailureTools {
  readonly FormFailure: ComponentType<FormFailureProps>;
  /** Class of the box around the failure. */
  readonly failureBox: string;
}

/** A form of uncontrolled fields; draw it with `<Form form={form}>`. */
export interface FormState {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Returns the error text of a field, by its name (a dotted path into the body). */
  readonly error: (name: string) => string | undefined;
  readonly errors: readonly FieldError[];
  /** The server's refusal, unless it concerns fields. */
  readonly failure: ApiError | undefined;
  readonly isSubmitting: boolean;
  /** Code that shows the failure; loaded once the form is touched. */
  readonly tools: FailureTools | undefined;
  readonly draft: Draft;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFocus: () => void;
  /** Submits the form like a press of its button. */
  readonly requestSubmit: () => void;
}

/** An error of the server about a field, with the value that was sent. */
export interface RemoteError extends FieldError {
  readonly sent: string;
}

/** Errors of a form, and the failure of its last submission. */
export interface Outcome {
  readonly errors: readonly FieldError[];
  /** The server's errors about fields; each is kept until its field changes. */
  readonly remote: readonly RemoteError[];
  readonly failure: ApiError | undefined;
}
