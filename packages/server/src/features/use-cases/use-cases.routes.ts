import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { submitChargingCardLoss } from './charging-card-loss.service.ts';
import { listCorporationNames } from './corporation-names.service.ts';
import { listUseCases } from './list-use-cases.service.ts';
import { submitMileageStatusReport } from './mileage-status-report.service.ts';
import { planRequest } from './plan-request.service.ts';
import { preCheckUseCase } from './pre-check.service.ts';
import { downloadSubmissionFile, getSubmission } from './submission-detail.service.ts';
import type { UseCaseOperation } from './use-case-operations.ts';

/** Each works its effect out; what does nothing but reach the service is of one kind. */
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
    downloadSubmissionFile,
  },
  planned: Object.keys(requests) as UseCaseOperation<UseCaseKind>[],
});
