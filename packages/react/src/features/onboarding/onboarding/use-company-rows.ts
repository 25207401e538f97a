import { addressLines } from '@foyer/contract/address-lines';
import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import { useCountryName } from '../../../domain/address/use-country-name.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import type { ReviewRow } from './review.tsx';
import type { StepView } from './step-view.ts';

/** Returns a function that lists the values a company entered in a step. */
export function useCompanyRows(onboarding: ExtendedOnboarding): (step: StepView) => readonly ReviewRow[] {
  const { t, find } = useOnboardingMessages();
  const format = useFormat();
  const countryName = useCountryName();
  const { company, billing, fleet, contacts } = onboarding;
  const yesNo = (value: boolean | undefined) =>
    value === undefined ? '' : t(`onboarding.onboarding.${value ? 'yes' : 'no'}`);
  const number = (value: number | null | undefined) => (value == null ? '' : format.number(value));
  const rows = {
    company: () => [
      { label: t('onboarding.onboarding.legal-form'), value: company?.legalForm ?? '' },
      { label: t('onboarding.onboarding.vat-id'), value: company?.vatId ?? '' },
      { label: t('onboarding.onboarding.employee-count'), value: number(company?.employeeCount) },
    ],
    billing: () => [
      { label: t('onboarding.onboarding.invoice-email'), value: billing?.invoiceEmail ?? '' },
      {
        label: t('onboarding.onboarding.invoice-format'),
        value: billing
          ? find(`onboarding.onboarding.invoice-format.${billing.invoiceFormat}`, billing.invoiceFormat)
          : '',
      },
      {
        label: t('onboarding.onboarding.is-purchase-order-required'),
        value: yesNo(billing?.isPurchaseOrderRequired),
      },
      {
        label: t('onboarding.onboarding.invoice-address'),
        value: billing ? addressLines(billing.invoiceAddress, countryName).join('\n') : '',
      },
    ],
    fleet: () => [
      { label: t('onboarding.onboarding.vehicle-count'), value: number(fleet?.vehicleCount) },
      {
        label: t('onboarding.onboarding.electric-share'),
        value: fleet ? `${format.number(fleet.electricShare)} %` : '',
      },
      { label: t('onboarding.onboarding.has-own-stations'), value: yesNo(fleet?.hasOwnStations) },
    ],
    contacts: () =>
      contacts.map(({ topic, name, email, phone }, at) => ({
        label: `${at + 1}. ${find(`onboarding.onboarding.topic.${topic}`, topic)}`,
        value: [name, email, phone].filter(Boolean).join('\n'),
      })),
  };
  return ({ step }) => rows[step as keyof typeof rows]();
}
