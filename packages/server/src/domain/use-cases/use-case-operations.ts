import { type Contract, contract, type Endpoint } from '@foyer/contract';
import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { InferOutput } from 'valibot';

/** Operations that send requests, by kind. */
const operations = {
  'mileage-status-report': 'submitMileageStatusReport',
  'charging-card-loss': 'submitChargingCardLoss',
  'charging-card-troubles': 'submitChargingCardTroubles',
  'charging-card-preorder': 'submitChargingCardPreorder',
  'pool-charging-card': 'submitPoolChargingCard',
  'pool-charging-card-wuerth': 'submitPoolChargingCardWuerth',
  'household-tariff-change': 'submitHouseholdTariffChange',
  'charging-station-tariff': 'submitChargingStationTariff',
  'customer-address-change': 'submitCustomerAddressChange',
  'bank-details-change': 'submitBankDetailsChange',
  'contact-information-change': 'submitContactInformationChange',
  'corporation-information-change': 'submitCorporationInformationChange',
  'wallbox-integration-check': 'submitWallboxIntegrationCheck',
} as const satisfies Readonly<Record<UseCaseKind, keyof Contract>>;

/** Name of the operation that sends a request. */
export type UseCaseOperation<K extends UseCaseKind> = (typeof operations)[K];
/** Body of the operation that sends a request. */
export type UseCaseBody<K extends UseCaseKind> = InferOutput<Contract[UseCaseOperation<K>]['body']>;

/** Returns the endpoint of the operation that sends a request. */
export const endpointOf = (kind: UseCaseKind): Endpoint => contract[operations[kind]];
