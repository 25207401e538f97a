import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { useCaseStateSchema } from '@foyer/contract/use-cases/use-cases.schema';
import type { InferOutput } from 'valibot';
import { addWorkingDays } from '../articles/working-days.ts';

/** Working days that the service usually takes for a request. */
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

/** Returns the day on which a request is usually settled; null once it is settled, or while the customer must answer. */
export const expectedOn = ({ kind, state, submittedAt }: Request): string | null =>
  state === 'received' || state === 'in_progress' ? addWorkingDays(submittedAt, workingDays[kind]) : null;
