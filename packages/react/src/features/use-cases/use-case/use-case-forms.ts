import type { UseCaseKind } from '@foyer/contract/use-cases/use-cases.schema';
import { type ComponentType, lazy } from 'react';
import type { UseCaseFormProps } from '../use-case-form/use-case-form.tsx';
import type { UseCasesTextId } from '../use-cases.messages.ts';

interface FormEntry {
  readonly Form: ComponentType<UseCaseFormProps>;
  /** Why it cannot be made by this account although there is a form. */
  readonly nothingToDo: UseCasesTextId;
}

/** The requests that can be made here; each form is loaded when it is opened. A new one is a line here. */
export const useCaseForms: { readonly [K in UseCaseKind]?: FormEntry } = {
  'mileage-status-report': {
    Form: lazy(() =>
      import('../mileage-status-report/mileage-status-report.tsx').then((module) => ({
        default: module.MileageStatusReport,
      })),
    ),
    nothingToDo: 'use-cases.mileage.vehicle.none',
  },
  'charging-card-loss': {
    Form: lazy(() =>
      import('../charging-card-loss/charging-card-loss.tsx').then((module) => ({
        default: module.ChargingCardLoss,
      })),
    ),
    nothingToDo: 'use-cases.loss.card.none',
  },
};
