import type { UseCaseKind } from '@foyer/contract/use-cases/use-cases.schema';
import type { ComponentType } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import type { UseCaseFormProps } from '../use-case-form/use-case-form.tsx';

interface FormEntry {
  readonly Form: ComponentType<UseCaseFormProps>;
}

/** Requests of the contract that have no form yet. */
type NotYetMade =
  | 'charging-card-troubles'
  | 'charging-card-preorder'
  | 'pool-charging-card'
  | 'pool-charging-card-wuerth'
  | 'household-tariff-change'
  | 'charging-station-tariff'
  | 'customer-address-change'
  | 'bank-details-change'
  | 'contact-information-change'
  | 'corporation-information-change'
  | 'wallbox-integration-check';

type Forms = { readonly [K in Exclude<UseCaseKind, NotYetMade>]: FormEntry } & {
  readonly [K in NotYetMade]?: never;
};

/**
 * The requests that can be made here; each form is loaded when it is opened. A kind of the contract has its line here or
 * stands among those that have none yet: a new one does not compile without.
 */
export const useCaseForms: Forms = {
  'mileage-status-report': {
    Form: lazyWithTexts(
      () =>
        import('../mileage-status-report/mileage-status-report.tsx').then(
          (module) => module.MileageStatusReport,
        ),
      () =>
        import('../mileage-status-report/mileage-status-report.messages.ts').then(
          (module) => module.mileageStatusReportMessages,
        ),
    ),
  },
  'charging-card-loss': {
    Form: lazyWithTexts(
      () => import('../charging-card-loss/charging-card-loss.tsx').then((module) => module.ChargingCardLoss),
      () =>
        import('../charging-card-loss/charging-card-loss.messages.ts').then(
          (module) => module.chargingCardLossMessages,
        ),
    ),
  },
};
