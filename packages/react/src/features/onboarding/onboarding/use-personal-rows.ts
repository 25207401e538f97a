import { addressLines } from '@foyer/contract/address-lines';
import type { Onboarding } from '@foyer/contract/onboarding/onboarding.schema';
import { useCountryName } from '../../../domain/address/use-country-name.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import type { ReviewRow } from './review.tsx';
import type { StepView } from './step-view.ts';

/** Returns a function that lists the values a person entered in a step. */
export function usePersonalRows(onboarding: Onboarding): (step: StepView) => readonly ReviewRow[] {
  const { t } = useOnboardingMessages();
  const format = useFormat();
  const countryName = useCountryName();
  const { contact, address, documents, agreements } = onboarding;
  const documentsOf = (kind: 'vehicleRegistration' | 'employerConfirmation') =>
    documents.filter((one) => one.kind === kind).map(({ name }) => name);
  const rows = {
    contact: () => [
      {
        label: t('onboarding.onboarding.name'),
        value: contact ? `${contact.firstName} ${contact.lastName}` : '',
      },
      { label: t('onboarding.onboarding.phone'), value: contact?.phone ?? '' },
      { label: t('onboarding.onboarding.mobile'), value: contact?.mobile ?? '' },
    ],
    address: () => [
      {
        label: t('onboarding.onboarding.step.address'),
        value: address ? addressLines(address, countryName).join('\n') : '',
      },
    ],
    documents: () =>
      (['vehicleRegistration', 'employerConfirmation'] as const).map((kind) => ({
        label: t(`onboarding.onboarding.document.${kind}`),
        value: documentsOf(kind).join('\n'),
      })),
    agreements: () => [
      {
        label: t('onboarding.onboarding.accepted'),
        value: agreements.acceptedAt ? format.dateTime(agreements.acceptedAt) : '',
      },
    ],
  };
  return ({ step }) => rows[step as keyof typeof rows]();
}
