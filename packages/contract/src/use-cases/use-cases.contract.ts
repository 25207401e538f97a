import * as v from 'valibot';
import { binary, defineContract } from '../endpoints/endpoint.ts';
import { items } from '../endpoints/list.ts';
import { id } from '../rules/field-rules.ts';
import { attachmentTypes } from '../rules/upload-limits.ts';
import { bankDetailsChangeSchema } from './bank-details-change.schema.ts';
import { chargingCardLossSchema } from './charging-card-loss.schema.ts';
import { chargingCardPreorderSchema } from './charging-card-preorder.schema.ts';
import { chargingCardTroublesSchema } from './charging-card-troubles.schema.ts';
import { chargingStationTariffFiles, chargingStationTariffSchema } from './charging-station-tariff.schema.ts';
import { contactInformationChangeSchema } from './contact-information-change.schema.ts';
import {
  corporationInformationChangeSchema,
  corporationSchema,
} from './corporation-information-change.schema.ts';
import { customerAddressChangeSchema } from './customer-address-change.schema.ts';
import { householdTariffChangeSchema, householdTariffFiles } from './household-tariff-change.schema.ts';
import { mileageFiles, mileageStatusReportSchema } from './mileage-status-report.schema.ts';
import { poolChargingCardSchema } from './pool-charging-card.schema.ts';
import { poolChargingCardWuerthSchema } from './pool-charging-card-wuerth.schema.ts';
import { preCheckFiles, preCheckResultSchema, preCheckSchema } from './pre-check.schema.ts';
import { submissionAnswerFiles, submissionAnswerSchema } from './submission-answer.schema.ts';
import { submissionDetailSchema, submissionSchema, useCaseOverviewSchema } from './use-cases.schema.ts';
import { wallboxFiles, wallboxIntegrationCheckSchema } from './wallbox-integration-check.schema.ts';

/** Self-service requests: an overview and one endpoint per request. */
export const useCasesContract = defineContract({
  listUseCases: {
    summary: 'Requests that the caller may make, and those already made',
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
  preCheckUseCase: {
    summary: 'Validate a request without making it: errors, warnings, duplicates',
    access: 'useCases',
    effect: 'idempotent',
    duringPrompt: true,
    body: preCheckSchema,
    files: preCheckFiles,
    response: preCheckResultSchema,
    errors: { use_case_unavailable: 409 },
  },
  submitWallboxIntegrationCheck: {
    summary: 'Ask whether a wallbox at home can be billed',
    access: 'useCases',
    effect: 'create',
    body: wallboxIntegrationCheckSchema,
    files: wallboxFiles,
    response: submissionSchema,
    errors: { already_submitted: 409 },
  },
  submitHouseholdTariffChange: {
    summary: 'Report a new electricity price at home',
    access: 'useCases',
    effect: 'create',
    body: householdTariffChangeSchema,
    files: householdTariffFiles,
    response: submissionSchema,
    errors: { vehicle_unknown: 422, price_implausible: 422, valid_from_out_of_range: 422 },
  },
  submitChargingStationTariff: {
    summary: "Set the price of charging at the company's own stations",
    access: 'useCases',
    effect: 'create',
    body: chargingStationTariffSchema,
    files: chargingStationTariffFiles,
    response: submissionSchema,
    errors: { price_implausible: 422, valid_from_out_of_range: 422 },
  },
  submitCustomerAddressChange: {
    summary: 'Report a new address',
    access: 'useCases',
    effect: 'create',
    body: customerAddressChangeSchema,
    response: submissionSchema,
  },
  submitChargingCardTroubles: {
    summary: 'Report a problem with a charging card',
    access: 'useCases',
    effect: 'create',
    body: chargingCardTroublesSchema,
    response: submissionSchema,
    errors: { card_unknown: 422 },
  },
  submitBankDetailsChange: {
    summary: 'Change the bank account for refunds or direct debits',
    access: 'useCases',
    effect: 'create',
    whileImpersonating: false,
    body: bankDetailsChangeSchema,
    response: submissionSchema,
  },
  submitContactInformationChange: {
    summary: 'Change the contact person for the service',
    access: 'useCases',
    effect: 'create',
    body: contactInformationChangeSchema,
    response: submissionSchema,
  },
  submitCorporationInformationChange: {
    summary: 'Report a new company name, legal form or tax number',
    access: 'useCases',
    effect: 'create',
    body: corporationInformationChangeSchema,
    response: submissionSchema,
    errors: { corporation_unknown: 422 },
  },
  submitPoolChargingCard: {
    summary: 'Order charging cards for pool vehicles',
    access: 'useCases',
    effect: 'create',
    body: poolChargingCardSchema,
    response: submissionSchema,
  },
  submitChargingCardPreorder: {
    summary: 'Order a charging card before the vehicle comes',
    access: 'useCases',
    effect: 'create',
    body: chargingCardPreorderSchema,
    response: submissionSchema,
  },
  submitPoolChargingCardWuerth: {
    summary: 'Order pool cards of a special customer',
    access: 'useCases',
    effect: 'create',
    body: poolChargingCardWuerthSchema,
    response: submissionSchema,
    errors: { special_customers_only: 403, corporation_unknown: 422 },
  },
  listCorporationNames: {
    summary: "The group's companies that a request may name",
    access: 'useCases',
    effect: 'read',
    response: items(corporationSchema),
  },
  getSubmission: {
    summary: 'One request as it was sent, with its timeline and files',
    access: 'useCases',
    effect: 'read',
    duringPrompt: true,
    extension: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listUseCases.submissions.id' },
    response: submissionDetailSchema,
  },
  answerSubmission: {
    summary: "Answer the service's question about a request; the request is then in progress again",
    access: 'useCases',
    effect: 'create',
    duringPrompt: true,
    extension: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listUseCases.submissions.id' },
    body: submissionAnswerSchema,
    files: submissionAnswerFiles,
    response: submissionDetailSchema,
    errors: { no_open_question: 409 },
  },
  downloadSubmissionFile: {
    summary: 'A file that was sent with a request or with an answer',
    access: 'useCases',
    effect: 'read',
    duringPrompt: true,
    extension: true,
    params: v.strictObject({ id, fileId: id }),
    idFrom: { id: 'listUseCases.submissions.id', fileId: 'getSubmission.files.id' },
    response: binary(...attachmentTypes),
  },
});
