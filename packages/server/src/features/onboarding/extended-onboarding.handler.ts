import {
  type ExtendedOnboarding,
  extendedSteps,
  updateExtendedOnboardingSchema,
} from '@foyer/contract/onboarding/extended-onboarding.schema';
import type { OnboardingCheck } from '@foyer/contract/onboarding/onboarding.schema';
import type { InferOutput } from 'valibot';
import { finishCompany, holdCompany } from '../../domain/onboarding/finish.repo.ts';
import { type AskedStep, missingOf, rightsSubjectOf } from '../../domain/onboarding/missing-in.ts';
import { readCompany, readSteps, type StepRow, saveStep } from '../../domain/onboarding/onboarding.repo.ts';
import { readPersonal } from '../../domain/onboarding/read-personal.service.ts';
import type { HandlerContext } from '../handler.ts';

type Context = HandlerContext<
  'getExtendedOnboarding' | 'updateExtendedOnboarding' | 'checkExtendedOnboarding'
>;
type Step = (typeof extendedSteps)[number];
type Body<S extends Step> = Omit<
  Extract<InferOutput<typeof updateExtendedOnboardingSchema>, { step: S }>,
  'step' | 'version'
>;
type Rows = ReadonlyMap<string, StepRow>;

/** Returns the values of a step, as its schema accepted them. */
const enteredIn = <S extends Step>(rows: Rows, step: S): Body<S> | null =>
  (rows.get(step)?.entered ?? null) as Body<S> | null;

async function readOwn({ db, caller }: Pick<Context, 'db' | 'caller'>) {
  const company = caller.companyId === null ? null : await readCompany(db, caller.companyId);
  const rows: Rows = company ? await readSteps(db, { companyId: company.id }) : new Map();
  const steps = extendedSteps.map((step): AskedStep & { step: Step } => ({
    step,
    isRequired: step !== 'fleet',
    isSkipped: company === null,
    version: rows.get(step)?.version ?? 0,
    entered: enteredIn(rows, step),
    known: step === 'billing' ? { invoiceAddress: {} } : step === 'contacts' ? { contacts: [{}] } : {},
  }));
  return { isFinished: company?.needsOnboarding !== true, rows, steps };
}
type OwnOnboarding = Awaited<ReturnType<typeof readOwn>>;

const missingNow = ({ isFinished, steps }: OwnOnboarding) =>
  isFinished ? [] : missingOf(updateExtendedOnboardingSchema, steps);

async function view(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  own: OwnOnboarding,
): Promise<ExtendedOnboarding> {
  const { isFinished, rows, steps } = own;
  const company = enteredIn(rows, 'company');
  const personal = await readPersonal(db, caller);
  return {
    isFinished,
    steps: rightsSubjectOf(updateExtendedOnboardingSchema, steps),
    missing: missingNow(own),
    company: company && {
      legalForm: company.legalForm,
      vatId: company.vatId || null,
      employeeCount: company.employeeCount ?? null,
    },
    billing: toBilling(enteredIn(rows, 'billing'), rows.get('billing')),
    fleet: enteredIn(rows, 'fleet'),
    contacts: (enteredIn(rows, 'contacts')?.contacts ?? []).map(({ phone, ...contact }) => ({
      ...contact,
      phone: phone || null,
    })),
    openPersonalSteps:
      personal && !personal.isFinished
        ? personal.onboarding.steps.flatMap(({ step, state, isRequired }) =>
            state === 'open' && isRequired ? [step] : [],
          )
        : [],
  };
}

function toBilling(billing: Body<'billing'> | null, row: StepRow | undefined): ExtendedOnboarding['billing'] {
  if (!billing) return null;
  const { company, firstName, addition, ...address } = billing.invoiceAddress;
  return {
    ...billing,
    invoiceAddress: {
      ...address,
      id: row?.id ?? '',
      type: 'INVOICE_ADDRESS' as const,
      company: company || null,
      firstName: firstName || null,
      addition: addition || null,
    },
  };
}

/** Returns the steps of the company with the values so far, entered by any of its fleet managers. */
export const getExtendedOnboarding = async (
  context: HandlerContext<'getExtendedOnboarding'>,
): Promise<ExtendedOnboarding> => view(context, await readOwn(context));

/** Saves one step if it is unchanged since it was read. */
export async function updateExtendedOnboarding(
  context: HandlerContext<'updateExtendedOnboarding'>,
): Promise<ExtendedOnboarding> {
  const { db, caller, input, now, fail } = context;
  const { step, version, ...entered } = input.body;
  const { companyId, userId } = caller;
  if (companyId !== null) await holdCompany(db, companyId);
  const before = await readOwn(context);
  if (before.isFinished || companyId === null) return fail('onboarding_finished');
  const draft = { step, version, entered, savedBy: userId };
  if (!(await saveStep(db, { companyId }, draft, now))) return fail('onboarding_changed');
  return view(context, await readOwn(context));
}

/** Returns the missing values; with `finish` and none missing, the company's steps end for all of its people. */
export async function checkExtendedOnboarding(
  context: HandlerContext<'checkExtendedOnboarding'>,
): Promise<OnboardingCheck> {
  const { db, caller, input, now } = context;
  if (input.body.finish && caller.companyId !== null) await holdCompany(db, caller.companyId);
  const own = await readOwn(context);
  const missing = missingNow(own);
  const isComplete = missing.length === 0;
  const billing = enteredIn(own.rows, 'billing');
  if (own.isFinished || !isComplete || !input.body.finish || !billing || caller.companyId === null)
    return { isComplete, isFinished: own.isFinished, missing };
  await finishCompany(db, caller.companyId, billing.invoiceAddress, now);
  return { isComplete, isFinished: true, missing };
}
