import type { Onboarding, OnboardingCheck } from '@foyer/contract/onboarding/onboarding.schema';
import { finishPerson, holdPerson } from '../../domain/onboarding/finish.repo.ts';
import { addFiles, removeFiles, saveStep } from '../../domain/onboarding/onboarding.repo.ts';
import { type Personal, readPersonal } from '../../domain/onboarding/read-personal.service.ts';
import type { HandlerContext } from '../handler.ts';

type Context = Pick<HandlerContext<'getOnboarding'>, 'db' | 'caller'> & {
  readonly fail: (code: 'unauthenticated') => never;
};

async function readOwn({ db, caller, fail }: Context): Promise<Personal> {
  return (await readPersonal(db, caller)) ?? fail('unauthenticated');
}

/** Returns the steps of the account with the values so far. */
export const getOnboarding = async (context: HandlerContext<'getOnboarding'>): Promise<Onboarding> =>
  (await readOwn(context)).onboarding;

/** Saves one step if it is unchanged since it was read. */
export async function updateOnboarding(context: HandlerContext<'updateOnboarding'>): Promise<Onboarding> {
  const { db, caller, input, now, fail } = context;
  const { step, version, ...entered } = input.body;
  await holdPerson(db, caller.userId);
  const before = await readOwn(context);
  if (before.isFinished) return fail('onboarding_finished');
  const { body } = input;
  const stray = Object.keys(context.files).find((name) => context.files[name]?.length);
  if (body.step !== 'documents' && stray)
    return fail('validation_failed', { errors: [{ path: stray, code: 'unknown_field' }] });
  if (body.step === 'agreements' && body.termsVersion !== before.terms.version) return fail('terms_outdated');
  const draft = { step, version, entered, savedBy: caller.userId };
  if (!(await saveStep(db, { userId: caller.userId }, draft, now))) return fail('onboarding_changed');
  if (body.step === 'documents') await replaceFiles(context, body.remove);
  return (await readOwn(context)).onboarding;
}

/** Replaces files by new ones of the same kind. */
async function replaceFiles(
  { db, caller, files, now }: HandlerContext<'updateOnboarding'>,
  remove: readonly ('vehicleRegistration' | 'employerConfirmation')[],
): Promise<void> {
  const { vehicleRegistration = [], employerConfirmation = [] } = files;
  const sent = { vehicleRegistration, employerConfirmation };
  const kinds = ['vehicleRegistration', 'employerConfirmation'] as const;
  const { userId } = caller;
  const gone = kinds.filter((kind) => sent[kind].length > 0 || remove.includes(kind));
  await removeFiles(db, userId, gone, now);
  for (const kind of kinds) await addFiles(db, userId, kind, sent[kind], now);
}

/** Returns the missing values; with `finish` and none missing, the personal steps end permanently. */
export async function checkOnboarding(context: HandlerContext<'checkOnboarding'>): Promise<OnboardingCheck> {
  const { db, caller, input, now } = context;
  if (input.body.finish) await holdPerson(db, caller.userId);
  const { isFinished, onboarding, entered } = await readOwn(context);
  const { missing } = onboarding;
  const isComplete = missing.length === 0;
  if (isFinished || !isComplete || !input.body.finish) return { isComplete, isFinished, missing };
  await finishPerson(db, caller.userId, entered, now);
  return { isComplete, isFinished: true, missing };
}
