import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { submitChargingCardLoss } from './charging-card-loss.service.ts';
import { listUseCases } from './list-use-cases.service.ts';
import { submitMileageStatusReport } from './mileage-status-report.service.ts';

const useCasesRoutes: Handlers<'listUseCases' | 'submitMileageStatusReport' | 'submitChargingCardLoss'> = {
  listUseCases,
  submitMileageStatusReport,
  submitChargingCardLoss,
};

export const useCasesFeature = defineFeature({
  routes: useCasesRoutes,
  planned: ['submitMileageStatusReport', 'submitChargingCardLoss'],
});
