import {
  type Onboarding,
  onboardingSteps,
  updateOnboardingSchema,
} from '@foyer/contract/onboarding/onboarding.schema';
import type { Database } from '../../db/client.ts';
import type { Caller } from '../../security/caller.ts';
import type { PersonEntered } from './finish.repo.ts';
import { type AskedStep, missingOf, rightsSubjectOf } from './missing-in.ts';
import { readFiles, readPerson, readSteps, type StepRow } from './onboarding.repo.ts';

type Step = (typeof onboardingSteps)[number];
type Person = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

/** State of a person's onboarding steps, with the entered data. */
export interface Personal {
  readonly isFinished: boolean;
  readonly onboarding: Onboarding;
  readonly terms: Person['terms'];
  /** Data that the account takes over when the steps are completed. */
  readonly entered: PersonEntered;
}

/** Reads a person's steps in three queries: the person, the entered data, the files. Null if the person does not exist. */
export async function readPersonal(
  db: Database,
  { userId, companyId }: Pick<Caller, 'userId' | 'companyId'>,
): Promise<Personal | null> {
  const person = await readPerson(db, userId, companyId);
  if (!person) return null;
  const rows = await readSteps(db, { userId });
  const files = await readFiles(db, userId);
  const { user, terms } = person;
  const isFinished = user.onboardedAt !== null || !user.needsOnboarding;
  const steps = onboardingSteps.map((step) => ask(step, person, rows.get(step)));
  const entered = {
    contact: (rows.get('contact')?.entered ?? null) as PersonEntered['contact'],
    address: (rows.get('address')?.entered.address ?? null) as PersonEntered['address'],
  };
  const states = rightsSubjectOf(updateOnboardingSchema, steps);
  const isAgreed = states.some(({ step, state }) => step === 'agreements' && state === 'done');
  const onboarding: Onboarding = {
    isFinished,
    steps: states,
    missing: isFinished ? [] : missingOf(updateOnboardingSchema, steps),
    contact: entered.contact && { ...entered.contact, mobile: entered.contact.mobile || null },
    address: entered.address && toAddress(entered.address, rows.get('address')),
    documents: files.map(({ kind, name, mediaType, sizeBytes, uploadedAt }) => ({
      kind,
      name,
      mediaType,
      sizeBytes,
      uploadedAt: uploadedAt.toISOString(),
    })),
    agreements: {
      termsVersion: terms.version,
      termsUrl: terms.termsUrl,
      privacyUrl: terms.privacyUrl,
      acceptedAt: isAgreed ? (rows.get('agreements')?.savedAt.toISOString() ?? null) : null,
    },
  };
  return { isFinished, onboarding, terms, entered };
}

/** Returns the demands of a step: an address from people who get something sent home, documents from people who make requests. */
function ask(step: Step, person: Person, row: StepRow | undefined): AskedStep & { step: Step } {
  const { user, roles, isPrivateCustomer, terms } = person;
  const makesRequests = roles.includes('ROLE_USE_CASES');
  const isSkipped =
    (step === 'address' && !makesRequests && !isPrivateCustomer) || (step === 'documents' && !makesRequests);
  const { firstName, lastName } = user;
  const isOutdated = step === 'agreements' && row && row.entered.termsVersion !== terms.version;
  return {
    step,
    isSkipped,
    isRequired: step !== 'documents',
    version: row?.version ?? 0,
    entered: row?.entered ?? null,
    known: {
      contact: { firstName, lastName },
      address: { address: { firstName, lastName } },
      documents: {},
      agreements: { termsVersion: terms.version },
    }[step],
    also: isOutdated ? [{ path: 'acceptTerms', code: 'terms_outdated' }] : [],
  };
}

function toAddress(
  { company, firstName, addition, ...address }: NonNullable<PersonEntered['address']>,
  row: StepRow | undefined,
): Onboarding['address'] {
  return {
    ...address,
    id: row?.id ?? '',
    type: 'DELIVERY_ADDRESS' as const,
    company: company || null,
    firstName: firstName || null,
    addition: addition || null,
  };
}
