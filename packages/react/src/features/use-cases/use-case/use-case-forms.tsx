import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { SubmissionDetail, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import type { ComponentType } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import type { UseCaseDefinition } from '../use-case-form/use-case-definition.ts';
import type { UseCaseFormProps } from '../use-case-form/use-case-form.tsx';

interface UseCaseViews {
  /** The form that submits it. */
  readonly Form: ComponentType<UseCaseFormProps>;
  /** The submitted values. */
  readonly Sent: ComponentType<{ readonly submission: SubmissionDetail; readonly overview: UseCaseOverview }>;
}

/** Returns the views of a request; its fields, schema and texts are loaded when a view is rendered. */
function viewsOf(load: () => Promise<UseCaseDefinition>): UseCaseViews {
  const texts = () => load().then(({ messages }) => messages);
  return {
    Form: lazyWithTexts(
      () =>
        Promise.all([load(), import('../use-case-form/use-case-form.tsx')]).then(
          ([useCase, { UseCaseForm }]) =>
            (props: UseCaseFormProps) => <UseCaseForm {...props} useCase={useCase} />,
        ),
      texts,
    ),
    Sent: lazyWithTexts(
      () =>
        Promise.all([load(), import('../use-case-form/sent-values.tsx')]).then(
          ([useCase, { SentValues }]) =>
            (props) => <SentValues {...props} useCase={useCase} />,
        ),
      texts,
    ),
  };
}

/** The views of all requests. A kind of the contract without an entry does not compile. */
export const useCaseForms: Readonly<Record<UseCaseKind, UseCaseViews>> = {
  'mileage-status-report': viewsOf(() =>
    import('../mileage-status-report/mileage-status-report.ts').then((it) => it.mileageStatusReport),
  ),
  'charging-card-loss': viewsOf(() =>
    import('../charging-card-loss/charging-card-loss.ts').then((it) => it.chargingCardLoss),
  ),
  'charging-card-troubles': viewsOf(() =>
    import('../charging-card-troubles/charging-card-troubles.ts').then((it) => it.chargingCardTroubles),
  ),
  'charging-card-preorder': viewsOf(() =>
    import('../charging-card-preorder/charging-card-preorder.ts').then((it) => it.chargingCardPreorder),
  ),
  'pool-charging-card': viewsOf(() =>
    import('../pool-charging-card/pool-charging-card.ts').then((it) => it.poolChargingCard),
  ),
  'pool-charging-card-wuerth': viewsOf(() =>
    import('../pool-charging-card-wuerth/pool-charging-card-wuerth.ts').then(
      (it) => it.poolChargingCardWuerth,
    ),
  ),
  'household-tariff-change': viewsOf(() =>
    import('../household-tariff-change/household-tariff-change.ts').then((it) => it.householdTariffChange),
  ),
  'charging-station-tariff': viewsOf(() =>
    import('../charging-station-tariff/charging-station-tariff.ts').then((it) => it.chargingStationTariff),
  ),
  'customer-address-change': viewsOf(() =>
    import('../customer-address-change/customer-address-change.ts').then((it) => it.customerAddressChange),
  ),
  'bank-details-change': viewsOf(() =>
    import('../bank-details-change/bank-details-change.ts').then((it) => it.bankDetailsChange),
  ),
  'contact-information-change': viewsOf(() =>
    import('../contact-information-change/contact-information-change.ts').then(
      (it) => it.contactInformationChange,
    ),
  ),
  'corporation-information-change': viewsOf(() =>
    import('../corporation-information-change/corporation-information-change.ts').then(
      (it) => it.corporationInformationChange,
    ),
  ),
  'wallbox-integration-check': viewsOf(() =>
    import('../wallbox-integration-check/wallbox-integration-check.ts').then(
      (it) => it.wallboxIntegrationCheck,
    ),
  ),
};
