import type { UseCaseKind } from '@foyer/contract/use-cases/use-cases.schema';
import type { ComponentType } from 'react';
import type { MessageId } from '../../../i18n/create-messages.ts';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import type { UseCaseFormProps } from '../use-case-form/use-case-form.tsx';
import type { useCasesFeatureMessages } from '../use-cases-feature.messages.ts';

interface FormEntry {
  readonly Form: ComponentType<UseCaseFormProps>;
  /** Why it cannot be made by this account although there is a form. */
  readonly nothingToDo: MessageId<typeof useCasesFeatureMessages>;
}

/** The requests that can be made here; each form is loaded when it is opened. A new one is a line here. */
export const useCaseForms: { readonly [K in UseCaseKind]?: FormEntry } = {
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
    nothingToDo: 'use-cases.mileage.vehicle.none',
  },
  'charging-card-loss': {
    Form: lazyWithTexts(
      () => import('../charging-card-loss/charging-card-loss.tsx').then((module) => module.ChargingCardLoss),
      () =>
        import('../charging-card-loss/charging-card-loss.messages.ts').then(
          (module) => module.chargingCardLossMessages,
        ),
    ),
    nothingToDo: 'use-cases.loss.card.none',
  },
};
