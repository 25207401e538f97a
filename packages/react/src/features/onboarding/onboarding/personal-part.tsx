import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';
import { useSdk } from '../../../provider/foyer-context.ts';
import { AddressStep } from './address-step.tsx';
import { AgreementsStep } from './agreements-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { type PartProps, type StepForms, Steps } from './steps.tsx';
import { usePersonalRows } from './use-personal-rows.ts';

const forms: StepForms<Onboarding> = {
  contact: ContactStep,
  address: AddressStep,
  documents: DocumentsStep,
  agreements: AgreementsStep,
};

/** The personal steps. */
export function PersonalPart(props: PartProps<Onboarding>) {
  const { t } = useOnboardingMessages();
  const sdk = useSdk();
  const rowsOf = usePersonalRows(props.onboarding);
  return (
    <Steps
      {...props}
      title={t('onboarding.onboarding.title')}
      text={t('onboarding.onboarding.text')}
      forms={forms}
      rowsOf={rowsOf}
      read={() => sdk.resource('getOnboarding')}
      finish={() => sdk.call('checkOnboarding', { body: { finish: true } })}
    />
  );
}
