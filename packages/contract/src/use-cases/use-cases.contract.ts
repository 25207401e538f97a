import { defineContract } from '../endpoint.ts';
import { chargingCardLossSchema } from './charging-card-loss.schema.ts';
import { mileageFiles, mileageStatusReportSchema } from './mileage-status-report.schema.ts';
import { submissionSchema, useCaseOverviewSchema } from './use-cases.schema.ts';

/** Self-service requests: an overview and one endpoint per request. */
export const useCasesContract = defineContract({
  listUseCases: {
    summary: 'Requests the caller may make, and those made',
    access: 'useCases',
    effect: 'read',
    duringPrompt: true,
    response: useCaseOverviewSchema,
  },
  submitMileageStatusReport: {
    summary: 'Report the odometer reading of a vehicle',
    access: 'useCases',
    effect: 'create',
    duringPrompt: true,
    body: mileageStatusReportSchema,
    files: mileageFiles,
    response: submissionSchema,
    errors: {
      vehicle_unknown: 422,
      reading_below_last: 422,
      reading_implausible: 422,
      reading_date_before_last: 422,
    },
  },
  submitChargingCardLoss: {
    summary: 'Report a lost, stolen or damaged charging card; it is blocked at once',
    access: 'useCases',
    effect: 'create',
    body: chargingCardLossSchema,
    response: submissionSchema,
    errors: { card_unknown: 422, card_already_blocked: 409 },
  },
});
