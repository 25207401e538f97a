import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import { BillingStep } from './billing-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { ContactsStep } from './contacts-step.tsx';
import { FleetStep } from './fleet-step.tsx';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { type PartProps, type StepForms, Steps } from './steps.tsx';
import { useCompanyRows } from './use-company-rows.ts';

const forms: StepForms<ExtendedOnboarding> = {
  company: CompanyStep,
  billing: BillingStep,
  fleet: FleetStep,
  contacts: ContactsStep,
};

/** The steps of a company; one of its fleet managers completes them for all. */
export function CompanyPart(props: PartProps<ExtendedOnboarding>) {
  const { t } = useOnboardingMessages();
  const sdk = useSdk();
  const company = useUserInfo().data?.company?.name ?? '';
  const rowsOf = useCompanyRows(props.onboarding);
  return (
    <Steps
      {...props}
      title={t('onboarding.onboarding.company.title')}
      text={t('onboarding.onboarding.company.text', { company })}
      forms={forms}
      rowsOf={rowsOf}
      read={() => sdk.resource('getExtendedOnboarding', {})}
      finish={() => sdk.call('checkExtendedOnboarding', { body: { finish: true } })}
    />
  );
}
