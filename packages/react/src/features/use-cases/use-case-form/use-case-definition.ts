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

/** What stands in the fields, by name; a field without text or choice is absent. */
export type Values = Readonly<Record<string, string>>;

/** What a request's rules may look at. */
export interface UseCaseFacts {
  readonly values: Values;
  readonly overview: UseCaseOverview;
  /** Codes the server has refused this request with so far. */
  readonly refusals: readonly string[];
}
/** The facts, with what it takes to put them into words. */
export interface UseCaseWords<Id extends string = string> extends UseCaseFacts, Messages<Id> {
  readonly format: Format;
  /** A country by its code. */
  readonly countryName: (code: string) => string;
}

/** What the fields of a step are drawn from. They are uncontrolled and named after the body's fields. */
export interface StepProps extends UseCaseFacts {
  readonly error: (name: string) => string | undefined;
  /** The draft's value of a field, for `defaultValue`. */
  readonly initial: (name: string) => string | undefined;
  /** The chosen files of each field that takes some. */
  readonly uploads: Readonly<Record<string, Uploads>>;
}

/** Files by the field they belong to: chosen ones, or those that were sent. */
export type FilesByField<F = File> = Readonly<Record<string, readonly F[]>>;

export interface UseCaseStep<Id extends string = string> {
  readonly title: Id;
  /** Names of the fields, and of the files, that are checked before the next step. */
  readonly fields: readonly string[];
  readonly Fields: ComponentType<StepProps>;
  /** What has to be known before it is filled in. */
  readonly alert?: Id;
}

/** A line of the review. */
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
  /** Makes the raw body; the schema says what is wrong with it. */
  readonly read: (values: Values) => Record<string, unknown>;
  /** What the schema cannot know. */
  readonly check?: (facts: UseCaseFacts) => readonly FieldError[];
  /** Fields that no draft keeps. */
  readonly secrets?: readonly string[];
  /** The file parts and their rules, three at most. */
  readonly files?: Readonly<Record<string, FileRule>>;
  readonly send: (
    call: FoyerSdk['call'],
    body: InferOutput<S>,
    files: FilesByField,
    options: SendOptions,
  ) => Promise<Result<Submission>>;
  /** Fields that the server's codes are about. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  /** A better text for a field's error than its code has by itself. */
  readonly describe?: (error: FieldError, words: UseCaseWords<NoInfer<Id>>) => string | undefined;
  /** The review, one list per step; of what was sent too. */
  readonly review: (
    words: UseCaseWords<NoInfer<Id>>,
    files: FilesByField<{ readonly name: string }>,
  ) => readonly (readonly ReviewRow[])[];
  /** What stood in the fields of a request that was sent. @default each value under its name */
  readonly valuesOf?: (sent: RequestValues) => Values;
  /** Shown above the button that submits. */
  readonly warning?: NoInfer<Id>;
  /** What the confirmation adds. */
  readonly confirmed?: (values: Values) => NoInfer<Id>;
}

/** A request as the frame needs it, whatever its body. */
export interface UseCaseDefinition
  extends Omit<UseCaseInput<GenericSchema, string>, 'schema' | 'send' | 'messages'> {
  /** Its texts, to be there before it is drawn. */
  readonly messages: CatalogueSource;
  readonly valuesOf: (sent: RequestValues) => Values;
  /** The hook that reads its texts, by any of its ids. */
  readonly useMessages: () => Messages<string>;
  /** Everything that is wrong with the values, files aside. */
  readonly validate: (facts: UseCaseFacts) => readonly FieldError[];
  readonly submit: (
    call: FoyerSdk['call'],
    values: Values,
    files: FilesByField,
    options: SendOptions,
  ) => Promise<Result<Submission>>;
}

/** Makes a request from its fields, schema and texts. */
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
      if (!parsed.success) throw new Error('Values that were refused cannot be sent.');
      return send(call, parsed.output, files, options);
    },
  };
}

/** A blank field is missing, not of a wrong form. */
const orMissing = (error: FieldError, body: Readonly<Record<string, unknown>>): FieldError =>
  valueAt(body, error.path) === undefined ? { path: error.path, code: 'required' } : error;

/** The errors of fields in a server's answer; none where it is about the request as a whole. */
export function fieldErrorsOf(useCase: UseCaseDefinition, { code, fields }: ApiError): readonly FieldError[] {
  const path = useCase.fieldOf?.[code];
  if (path === undefined) return fields;
  const params = fields[0]?.params;
  return [{ path, code, ...(params && { params }) }];
}
