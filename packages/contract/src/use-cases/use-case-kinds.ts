/** Kinds of self-service requests (specification section 1). */
export const useCaseKinds = [
  'mileage-status-report',
  'charging-card-loss',
  'charging-card-troubles',
  'charging-card-preorder',
  'pool-charging-card',
  'pool-charging-card-wuerth',
  'household-tariff-change',
  'charging-station-tariff',
  'customer-address-change',
  'bank-details-change',
  'contact-information-change',
  'corporation-information-change',
  'wallbox-integration-check',
] as const;
export type UseCaseKind = (typeof useCaseKinds)[number];
