import { toFieldErrors } from '@foyer/contract';
import type { Missing } from '@foyer/contract/onboarding/onboarding.schema';
import { type GenericSchema, safeParse } from 'valibot';

/** One step as it is asked of somebody. */
export interface AskedStep {
  readonly step: string;
  readonly isRequired: boolean;
  readonly isSkipped: boolean;
  readonly version: number;
  /** What was saved; null before the first time. */
  readonly entered: Readonly<Record<string, unknown>> | null;
  /** What is known without being asked. */
  readonly known?: Readonly<Record<string, unknown>>;
  /** What is wrong beyond the schema. */
  readonly also?: readonly Pick<Missing[number], 'path' | 'code'>[];
}

/** What a step lacks, by the schema its form has. A step that lacks nothing but was never saved has to be confirmed. */
function missingIn(schema: GenericSchema, asked: AskedStep): Missing {
  const { step, version, entered, known = {}, also = [] } = asked;
  const parsed = safeParse(schema, { step, version, ...(entered ?? known) });
  const found = parsed.success ? [...also] : toFieldErrors(parsed.issues);
  const lacking = found.map(({ path, code }) => ({ step, path, code }));
  return lacking.length === 0 && entered === null ? [{ step, path: '', code: 'required' }] : lacking;
}

/** What is missing of all steps that are required. */
export const missingOf = (schema: GenericSchema, steps: readonly AskedStep[]): Missing =>
  steps.flatMap((asked) => (asked.isRequired && !asked.isSkipped ? missingIn(schema, asked) : []));

/** Where each step stands: done once it was saved and lacks nothing. */
export const standingOf = <S extends string>(
  schema: GenericSchema,
  steps: readonly (AskedStep & { readonly step: S })[],
) =>
  steps.map((asked) => {
    const { step, isRequired, isSkipped, version, entered } = asked;
    const isDone = entered !== null && missingIn(schema, asked).length === 0;
    const state = isSkipped ? ('skipped' as const) : isDone ? ('done' as const) : ('open' as const);
    return { step, state, isRequired: isRequired && !isSkipped, version };
  });
