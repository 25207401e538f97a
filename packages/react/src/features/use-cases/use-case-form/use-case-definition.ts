import type { FileRule } from '@foyer/contract';
import { type FieldError, toFieldErrors } from '@foyer/contract/field-rules';
import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { RequestValues, Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import type { ApiError, CatalogueSource, FoyerSdk, Result } from '@foyer/core';
import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { checkSchema } from '../../../form/check-schema.ts';
import type { Uploads } from '../../../form/use-uploads.ts';
import type { Messages, MessagesSource } from '../../../i18n/create-messages.ts';
import type { Format } from '../../../provider/use-format.ts';
import { flatValues, valueAt } from './flat-values.ts';

/** Field values by name; a field without text or choice is absent. */
export type Values = Readonly<Record<string, string>>;

/** Input of the rules of a request. */
export interface UseCaseFacts {
  readonly values: Values;
  readonly overview: UseCaseOverview;
  /** Error codes with which the server has refused this request so far. */
  readonly refusals: readonly string[];
}
/** The facts, with texts and formats for rendering them. */
export interface UseCaseWords<Id extends string = string> extends UseCaseFacts, Messages<Id> {
  readonly format: Format;
  /** Returns the name of a country code. */
  readonly countryName: (code: string) => string;
}

/** Props of a step's fields. The fields are uncontrolled and named after the fields of the body. */
export interface StepProps extends UseCaseFacts {
  readonly error: (name: string) => string | undefined;
  /** Returns the draft's value of a field, for `defaultValue`. */
  readonly initial: (name: string) => string | undefined;
  /** Chosen files by field. */
  readonly uploads: Readonly<Record<string, Uploads>>;
}

/** Files by field: chosen ones or submitted ones. */
export type FilesByField<F = File> = Readonly<Record<string, readonly F[]>>;

export interface UseCaseStep<Id extends string = string> {
  readonly title: Id;
  /** Names of the fields and files that are checked before the next step. */
  readonly fields: readonly string[];
  readonly Fields: ComponentType<StepProps>;
  /** Warning above the fields of the step. */
  readonly alert?: Id;
}

/** A row of the review. */
export interface ReviewRow {
  readonly label: string;
  readonly value: string;
}

export interface SendOptions {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

export interface UseCaseInput<S extends GenericSchema, Id extends string> {
  readonly kind: UseCaseKind;
  readonly messages: MessagesSource<Id>;
  readonly steps: readonly UseCaseStep<NoInfer<Id>>[];
  readonly schema: S;
  /** Builds the raw body, which the schema validates. */
  readonly read: (values: Values) => Record<string, unknown>;
  /** Checks rules that the schema cannot express. */
  readonly check?: (facts: UseCaseFacts) => readonly FieldError[];
  /** Fields that are never kept in a draft. */
  readonly secrets?: readonly string[];
  /** Parts with files and their rules, at most three. */
  readonly files?: Readonly<Record<string, FileRule>>;
  readonly send: (
    call: FoyerSdk['call'],
    body: InferOutput<S>,
    files: FilesByField,
    options: SendOptions,
  ) => Promise<Result<Submission>>;
  /** Fields that the server's error codes concern. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  /** Overrides the text of a field's error code. */
  readonly describe?: (error: FieldError, words: UseCaseWords<NoInfer<Id>>) => string | undefined;
  /** Returns the rows of the review, one list per step; for submitted values too. */
  readonly review: (
    words: UseCaseWords<NoInfer<Id>>,
    files: FilesByField<{ readonly name: string }>,
  ) => readonly (readonly ReviewRow[])[];
  /** Converts a submitted body to field values. @default each value under its name */
  readonly valuesOf?: (sent: RequestValues) => Values;
  /** Warning above the submit button. */
  readonly warning?: NoInfer<Id>;
  /** Returns the additional text of the confirmation. */
  readonly confirmed?: (values: Values) => NoInfer<Id>;
}

/** A request as the form needs it, independent of its body type. */
export interface UseCaseDefinition
  extends Omit<UseCaseInput<GenericSchema, string>, 'schema' | 'send' | 'messages'> {
  /** Texts that have to be loaded before it is rendered. */
  readonly messages: CatalogueSource;
  readonly valuesOf: (sent: RequestValues) => Values;
  /** Hook that returns its texts by any of its ids. */
  readonly useMessages: () => Messages<string>;
  /** Returns all errors of the values, without those of files. */
  readonly validate: (facts: UseCaseFacts) => readonly FieldError[];
  readonly submit: (
    call: FoyerSdk['call'],
    values: Values,
    files: FilesByField,
    options: SendOptions,
  ) => Promise<Result<Submission>>;
}

/** Defines a request by its fields, schema and texts. */
export function defineUseCase<const S extends GenericSchema, Id extends string>(
  input: UseCaseInput<S, Id>,
): UseCaseDefinition {
  const { schema, send, messages, ...rest } = input;
  const { read } = rest;
  return {
    valuesOf: flatValues,
    ...rest,
    messages,
    useMessages: messages.useMessages as () => Messages<string>,
    validate: (facts) => {
      const body = read(facts.values);
      const parsed = checkSchema(schema, body);
      const found = parsed.success ? [] : toFieldErrors(parsed.issues).map((error) => orMissing(error, body));
      const known = new Set(found.map(({ path }) => path));
      return [...found, ...(input.check?.(facts) ?? []).filter(({ path }) => !known.has(path))];
    },
    submit: (call, values, files, options) => {
      const parsed = checkSchema(schema, read(values));
      if (!parsed.success) throw new Error('Invalid values cannot be sent.');
      return send(call, parsed.output, files, options);
    },
  };
}

/** Turns the error of a blank field into `required`. */
const orMissing = (error: FieldError, body: Readonly<Record<string, unknown>>): FieldError =>
  valueAt(body, error.path) === undefined ? { path: error.path, code: 'required' } : error;

/** Returns the field errors of a server's answer; empty if the error concerns the whole request. */
export function fieldErrorsOf(useCase: UseCaseDefinition, { code, fields }: ApiError): readonly FieldError[] {
  const path = useCase.fieldOf?.[code];
  if (path === undefined) return fields;
  const params = fields[0]?.params;
  return [{ path, code, ...(params && { params }) }];
}
