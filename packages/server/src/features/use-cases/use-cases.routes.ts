import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { UseCaseOperation } from '../../domain/use-cases/use-case-operations.ts';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { answerSubmission } from './answer-submission.handler.ts';
import { submitChargingCardLoss } from './charging-card-loss.handler.ts';
import { listCorporationNames } from './corporation-names.handler.ts';
import { listUseCases } from './list-use-cases.handler.ts';
import { submitMileageStatusReport } from './mileage-status-report.handler.ts';
import { planRequest } from './plan-request.handler.ts';
import { preCheckUseCase } from './pre-check.handler.ts';
import { downloadSubmissionFile, getSubmission } from './submission-detail.handler.ts';

/** All handlers compute an effect; requests that only reach the service share one implementation. */
const requests: Handlers<UseCaseOperation<UseCaseKind>> = {
  submitMileageStatusReport,
  submitChargingCardLoss,
  submitChargingCardTroubles: planRequest('charging-card-troubles'),
  submitChargingCardPreorder: planRequest('charging-card-preorder'),
  submitPoolChargingCard: planRequest('pool-charging-card'),
  submitPoolChargingCardWuerth: planRequest('pool-charging-card-wuerth'),
  submitHouseholdTariffChange: planRequest('household-tariff-change'),
  submitChargingStationTariff: planRequest('charging-station-tariff'),
  submitCustomerAddressChange: planRequest('customer-address-change'),
  submitBankDetailsChange: planRequest('bank-details-change'),
  submitContactInformationChange: planRequest('contact-information-change'),
  submitCorporationInformationChange: planRequest('corporation-information-change'),
  submitWallboxIntegrationCheck: planRequest('wallbox-integration-check'),
};

export const useCasesFeature = defineFeature({
  routes: {
    ...requests,
    listUseCases,
    preCheckUseCase,
    listCorporationNames,
    getSubmission,
    answerSubmission,
    downloadSubmissionFile,
  },
  planned: [...(Object.keys(requests) as UseCaseOperation<UseCaseKind>[]), 'answerSubmission'],
});
