import { toFieldErrors } from '@foyer/contract';
import type { Missing } from '@foyer/contract/onboarding/onboarding.schema';
import { type GenericSchema, safeParse } from 'valibot';

/** One step with its demands on a person or company. */
export interface AskedStep {
  readonly step: string;
  readonly isRequired: boolean;
  readonly isSkipped: boolean;
  readonly version: number;
  /** Saved data; null before the first save. */
  readonly entered: Readonly<Record<string, unknown>> | null;
  /** Data that is known without a question. */
  readonly known?: Readonly<Record<string, unknown>>;
  /** Errors that the schema does not find. */
  readonly also?: readonly Pick<Missing[number], 'path' | 'code'>[];
}

/** Returns the missing fields of a step by the schema of its form. A step that lacks nothing but was never saved must be confirmed. */
function missingIn(schema: GenericSchema, asked: AskedStep): Missing {
  const { step, version, entered, known = {}, also = [] } = asked;
  const parsed = safeParse(schema, { step, version, ...(entered ?? known) });
  const found = parsed.success ? [...also] : toFieldErrors(parsed.issues);
  const lacking = found.map(({ path, code }) => ({ step, path, code }));
  return lacking.length === 0 && entered === null ? [{ step, path: '', code: 'required' }] : lacking;
}

/** Returns the missing fields of all required steps. */
export const missingOf = (schema: GenericSchema, steps: readonly AskedStep[]): Missing =>
  steps.flatMap((asked) => (asked.isRequired && !asked.isSkipped ? missingIn(schema, asked) : []));

/** Returns the state of each step: a step is done once it was saved and lacks nothing. */
export const rightsSubjectOf = <S extends string>(
  schema: GenericSchema,
  steps: readonly (AskedStep & { readonly step: S })[],
) =>
  steps.map((asked) => {
    const { step, isRequired, isSkipped, version, entered } = asked;
    const isDone = entered !== null && missingIn(schema, asked).length === 0;
    const state = isSkipped ? ('skipped' as const) : isDone ? ('done' as const) : ('open' as const);
    return { step, state, isRequired: isRequired && !isSkipped, version };
  });
