import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import { BillingStep } from './billing-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { ContactsStep } from './contacts-step.tsx';
import { FleetStep } from './fleet-step.tsx';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { Part, type StepSlot } from './part.tsx';
import { askedOf, type StepView } from './step-view.ts';
import { useCompanyRows } from './use-company-rows.ts';

export interface CompanyPartProps {
  readonly onboarding: ExtendedOnboarding;
  readonly onAnswer: (onboarding: ExtendedOnboarding) => void;
  readonly onFinished: () => void;
}

/** What the form of a company's step works with. */
export interface CompanyStepProps {
  readonly slot: StepSlot;
  readonly onboarding: ExtendedOnboarding;
  readonly onAnswer: (onboarding: ExtendedOnboarding) => void;
  readonly reload: () => Promise<readonly StepView[]>;
}

const forms = {
  company: CompanyStep,
  billing: BillingStep,
  fleet: FleetStep,
  contacts: ContactsStep,
} as const;

/** The steps of a company, which one of its fleet managers takes for all. */
export function CompanyPart({ onboarding, onAnswer, onFinished }: CompanyPartProps) {
  const { t } = useOnboardingMessages();
  const sdk = useSdk();
  const company = useUserInfo().data?.company?.name ?? '';
  const rowsOf = useCompanyRows(onboarding);
  const reload = async () => {
    const $resource = sdk.resource('getExtendedOnboarding', {});
    await $resource.reload();
    return $resource.get().data?.steps ?? [];
  };
  const renderStep = (slot: StepSlot) => {
    const Step = forms[slot.step.step as keyof typeof forms];
    return <Step key={slot.step.step} {...{ slot, onboarding, onAnswer, reload }} />;
  };
  return (
    <Part
      title={t('onboarding.onboarding.company.title')}
      text={t('onboarding.onboarding.company.text', { company })}
      steps={askedOf(onboarding.steps, forms)}
      missing={onboarding.missing}
      renderStep={renderStep}
      rowsOf={rowsOf}
      finish={() => sdk.call('checkExtendedOnboarding', { body: { finish: true } })}
      onFinished={() => {
        onAnswer({ ...onboarding, isFinished: true });
        onFinished();
      }}
    />
  );
}
