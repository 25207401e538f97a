import type { FieldError } from '@foyer/contract/field-rules';
import type { GenericSchema } from 'valibot';
import type { MessagesSource } from '../../../i18n/create-messages.ts';
import { valueAt } from '../use-case-form/flat-values.ts';
import {
  defineUseCase,
  type StepProps,
  type UseCaseDefinition,
  type UseCaseFacts,
  type UseCaseInput,
  type UseCaseWords,
  type Values,
} from '../use-case-form/use-case-definition.ts';
import type { RequestField } from './request-field.ts';
import * as css from './use-case-fields.css.ts';

interface RequestStep<Id extends string> {
  readonly title: Id;
  readonly alert?: Id;
  readonly fields: readonly RequestField[];
}

interface RequestInput<S extends GenericSchema, Id extends string>
  extends Omit<
    UseCaseInput<S, Id>,
    'messages' | 'steps' | 'read' | 'files' | 'describe' | 'review' | 'valuesOf'
  > {
  readonly messages: MessagesSource<Id>;
  readonly steps: readonly RequestStep<NoInfer<Id>>[];
  /** Overrides the error text of a field. */
  readonly describe?: (error: FieldError, words: UseCaseWords<string>) => string | undefined;
}

const isThere = ({ when }: RequestField, facts: UseCaseFacts): boolean => when?.(facts) ?? true;
const factsOf = (values: Values): UseCaseFacts => ({ values, overview: nothing, refusals: [] });
const nothing: UseCaseFacts['overview'] = { available: [], vehicles: [], chargingCards: [], submissions: [] };

/** Sets a value at a dotted path. */
function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) body[name] = value;
  else {
    const inner = { ...(body[name] as Record<string, unknown> | undefined) };
    put(inner, rest.join('.'), value);
    body[name] = inner;
  }
}

/** Defines a request that consists of steps with fields only. */
export function defineRequest<const S extends GenericSchema, Id extends string>(
  input: RequestInput<S, Id>,
): UseCaseDefinition {
  const { steps, describe, messages, ...rest } = input;
  const all = steps.flatMap(({ fields }) => fields);
  const fieldOf = (path: string) =>
    all.find(({ name }) => path === name) ?? all.find(({ name }) => path.startsWith(`${name}.`));
  const rules = all.flatMap(({ name, rule }) => (rule ? [[name, rule] as const] : []));
  return defineUseCase<S, string>({
    ...rest,
    messages: messages as MessagesSource<string>,
    ...(rules.length > 0 && { files: Object.fromEntries(rules) }),
    steps: steps.map(({ title, alert, fields }) => ({
      title,
      ...(alert !== undefined && { alert }),
      fields: fields.map(({ name }) => name),
      Fields: (props) => <FieldGrid fields={fields} step={props} />,
    })),
    read: (values) => {
      const body: Record<string, unknown> = {};
      for (const field of all.filter((one) => isThere(one, factsOf(values)))) {
        const value = field.read(values);
        if (value !== undefined) put(body, field.name, value);
      }
      return body;
    },
    describe: (error, words) => describe?.(error, words) ?? fieldOf(error.path)?.describe?.(error, words),
    review: (words, files) =>
      steps.map(({ fields }) =>
        fields.filter((field) => isThere(field, words)).flatMap((field) => field.rows(words, files)),
      ),
    valuesOf: (sent) => Object.assign({}, ...all.map((field) => field.valuesOf(valueAt(sent, field.name)))),
  });
}

interface FieldGridProps {
  readonly fields: readonly RequestField[];
  readonly step: StepProps;
}

/** The fields of a step in one or two columns. Fields that do not apply are hidden and keep their values. */
function FieldGrid({ fields, step }: FieldGridProps) {
  return (
    <div className={css.grid}>
      {fields.map((field) => (
        <div key={field.name} className={field.isHalf ? undefined : css.full} hidden={!isThere(field, step)}>
          <field.Field {...step} />
        </div>
      ))}
    </div>
  );
}
