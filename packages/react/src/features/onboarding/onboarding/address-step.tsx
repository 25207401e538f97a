import { updateOnboardingSchema } from '@foyer/contract/onboarding/onboarding.schema';
import { AddressFields } from '../../../domain/address/address-fields.tsx';
import { readAddress } from '../../../domain/address/read-address.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { PersonalStepProps } from './personal-part.tsx';
import { StepForm } from './step-form.tsx';
import { useSaveStep } from './use-save-step.ts';

/** Where somebody lives: what is sent to them goes there. */
export function AddressStep({ slot, onboarding, onAnswer, reload }: PersonalStepProps) {
  const save = useSaveStep();
  const user = useUserInfo().data?.user;
  const { contact, address } = onboarding;
  const known = address ?? {
    firstName: contact?.firstName ?? user?.firstName ?? '',
    lastName: contact?.lastName ?? user?.lastName ?? '',
    salutation: contact?.salutation ?? 'NO_SALUTATION',
  };
  return (
    <StepForm
      {...{ slot, onAnswer, reload }}
      schema={updateOnboardingSchema}
      read={(data) => ({ address: readAddress(data, 'address.') })}
      save={(body) => save(body)}
    >
      {(form) => <AddressFields form={form} prefix="address." known={known} />}
    </StepForm>
  );
}
