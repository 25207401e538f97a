import { accountsContract } from './accounts/accounts.contract.ts';
import { cartContract } from './cart/cart.contract.ts';
import { chatContract } from './chat/chat.contract.ts';
import { companiesContract } from './companies/companies.contract.ts';
import { dashboardContract } from './dashboard/dashboard.contract.ts';
import { documentsContract } from './documents/documents.contract.ts';
import { employeesContract } from './employees/employees.contract.ts';
import type { CallOutput } from './endpoints/endpoint.ts';
import type { AstrayIds } from './endpoints/id-from.ts';
import { environmentContract } from './environment/environment.contract.ts';
import { invoicesContract } from './invoices/invoices.contract.ts';
import { newsContract } from './news/news.contract.ts';
import { onboardingContract } from './onboarding/onboarding.contract.ts';
import { ordersContract } from './orders/orders.contract.ts';
import { profileContract } from './profile/profile.contract.ts';
import { quotationsContract } from './quotations/quotations.contract.ts';
import { secondFactorsContract } from './second-factors/second-factors.contract.ts';
import { sessionContract } from './session/session.contract.ts';
import { shipmentsContract } from './shipments/shipments.contract.ts';
import { shopContract } from './shop/shop.contract.ts';
import { ticketsContract } from './tickets/tickets.contract.ts';
import { toolsContract } from './tools/tools.contract.ts';
import { useCasesContract } from './use-cases/use-cases.contract.ts';

/** The whole API: one entry per feature. The list is maintained by hand. */
export const features = {
  session: sessionContract,
  environment: environmentContract,
  dashboard: dashboardContract,
  shop: shopContract,
  cart: cartContract,
  orders: ordersContract,
  quotations: quotationsContract,
  invoices: invoicesContract,
  shipments: shipmentsContract,
  news: newsContract,
  documents: documentsContract,
  tickets: ticketsContract,
  'use-cases': useCasesContract,
  employees: employeesContract,
  companies: companiesContract,
  accounts: accountsContract,
  onboarding: onboardingContract,
  profile: profileContract,
  'second-factors': secondFactorsContract,
  tools: toolsContract,
  chat: chatContract,
} as const;

export * from './addresses/address.ts';
export * from './days/business-day.ts';
export * from './days/business-time-zone.ts';
export * from './endpoints/common-errors.ts';
export * from './endpoints/endpoint.ts';
export * from './endpoints/find-params.ts';
export * from './endpoints/id-from.ts';
export * from './endpoints/list.ts';
export * from './endpoints/possible-errors.ts';
export * from './endpoints/problem.schema.ts';
export * from './languages.ts';
export * from './money/money.ts';
export * from './money/payment-terms.ts';
export * from './money/totals.ts';
export * from './portal-routes.ts';
export * from './roles/role-permissions.ts';
export * from './roles/roles.schema.ts';
export * from './roles/roles.ts';
export * from './routes.ts';
export * from './rules/email.ts';
export * from './rules/field-rules.ts';
export * from './rules/license-plate.ts';
export * from './rules/phone.ts';
export * from './rules/read-phone.ts';
export * from './stales.ts';
export * from './text/direction.ts';
export * from './text/language-name.ts';
export * from './tools/tool-pages.ts';

/** Every endpoint by operation name. */
export const contract: [Astray] extends [never] ? Contract : { readonly idFromIsWrongOf: Astray } =
  Object.assign({}, ...Object.values(features));

type Sources = {
  [N in keyof Contract as Contract[N] extends { idFrom: object } ? N : never]: Contract[N] extends {
    idFrom: infer F;
  }
    ? F
    : never;
};
type Answers = { [N in keyof Contract]: CallOutput<Contract[N]> };
/** `never` when every `idFrom` names a read that returns such ids. */
type Astray = AstrayIds<Sources, Answers>;

type Union<T> = T[keyof T];
type Merge<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;
/** Every endpoint's type by operation name. */
export type Contract = Merge<Union<typeof features>>;
