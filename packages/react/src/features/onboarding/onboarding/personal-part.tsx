import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';
import { useSdk } from '../../../provider/foyer-context.ts';
import { AddressStep } from './address-step.tsx';
import { AgreementsStep } from './agreements-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { Part, type StepSlot } from './part.tsx';
import { askedOf, type StepView } from './step-view.ts';
import { usePersonalRows } from './use-personal-rows.ts';

export interface PersonalPartProps {
  readonly onboarding: Onboarding;
  readonly onAnswer: (onboarding: Onboarding) => void;
  readonly onFinished: () => void;
}

/** What the form of a personal step works with. */
export interface PersonalStepProps {
  readonly slot: StepSlot;
  readonly onboarding: Onboarding;
  readonly onAnswer: (onboarding: Onboarding) => void;
  readonly reload: () => Promise<readonly StepView[]>;
}

const forms = {
  contact: ContactStep,
  address: AddressStep,
  documents: DocumentsStep,
  agreements: AgreementsStep,
} as const;

/** The steps of a person. */
export function PersonalPart({ onboarding, onAnswer, onFinished }: PersonalPartProps) {
  const { t } = useOnboardingMessages();
  const sdk = useSdk();
  const rowsOf = usePersonalRows(onboarding);
  const reload = async () => {
    const $resource = sdk.resource('getOnboarding');
    await $resource.reload();
    return $resource.get().data?.steps ?? [];
  };
  const renderStep = (slot: StepSlot) => {
    const Step = forms[slot.step.step as keyof typeof forms];
    return <Step key={slot.step.step} {...{ slot, onboarding, onAnswer, reload }} />;
  };
  return (
    <Part
      title={t('onboarding.onboarding.title')}
      text={t('onboarding.onboarding.text')}
      steps={askedOf(onboarding.steps, forms)}
      missing={onboarding.missing}
      renderStep={renderStep}
      rowsOf={rowsOf}
      finish={() => sdk.call('checkOnboarding', { body: { finish: true } })}
      onFinished={() => {
        onAnswer({ ...onboarding, isFinished: true });
        onFinished();
      }}
    />
  );
}
