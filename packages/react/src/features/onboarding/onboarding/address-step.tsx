import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';
import { updateOnboardingSchema } from '@foyer/contract/onboarding/onboarding.schema';
import { AddressFields } from '../../../domain/address/address-fields.tsx';
import { readAddress } from '../../../domain/address/read-address.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import { StepForm } from './step-form.tsx';
import type { StepFormProps } from './steps.tsx';
import { useSaveStep } from './use-save-step.ts';

/** The step that asks for a person's address, which is also the delivery address. */
export function AddressStep({ slot, onboarding, onAnswer, reload }: StepFormProps<Onboarding>) {
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
      slot={slot}
      onAnswer={onAnswer}
      reload={reload}
      schema={updateOnboardingSchema}
      read={(data) => ({ address: readAddress(data, 'address.') })}
      save={(body) => save(body)}
    >
      {(form) => <AddressFields form={form} prefix="address." known={known} />}
    </StepForm>
  );
}
