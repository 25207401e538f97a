import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { useCaseStateSchema } from '@foyer/contract/use-cases/use-cases.schema';
import type { InferOutput } from 'valibot';
import { addWorkingDays } from '../articles/working-days.ts';

/** How many working days the service usually takes. */
const workingDays: Readonly<Record<UseCaseKind, number>> = {
  'mileage-status-report': 1,
  'charging-card-loss': 5,
  'charging-card-troubles': 2,
  'charging-card-preorder': 5,
  'pool-charging-card': 5,
  'pool-charging-card-wuerth': 5,
  'household-tariff-change': 3,
  'charging-station-tariff': 3,
  'customer-address-change': 2,
  'bank-details-change': 2,
  'contact-information-change': 2,
  'corporation-information-change': 5,
  'wallbox-integration-check': 10,
};

interface Request {
  readonly kind: UseCaseKind;
  readonly state: InferOutput<typeof useCaseStateSchema>;
  readonly submittedAt: Date;
}

/** When a request is usually settled; null once it is, or while the customer is asked. */
export const expectedOn = ({ kind, state, submittedAt }: Request): string | null =>
  state === 'received' || state === 'in_progress' ? addWorkingDays(submittedAt, workingDays[kind]) : null;
