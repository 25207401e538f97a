import { accountsContract } from './accounts/accounts.contract.ts';
import { cartContract } from './cart/cart.contract.ts';
import { chatContract } from './chat/chat.contract.ts';
import { companiesContract } from './companies/companies.contract.ts';
import { dashboardContract } from './dashboard/dashboard.contract.ts';
import { documentsContract } from './documents/documents.contract.ts';
import { employeesContract } from './employees/employees.contract.ts';
import type { CallOutput } from './endpoint.ts';
import { environmentContract } from './environment/environment.contract.ts';
import type { AstrayIds } from './id-from.ts';
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

/** The whole API: one entry per feature. One of the lists kept by hand. */
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

export * from './address.ts';
export * from './business-day.ts';
export * from './business-time-zone.ts';
export * from './common-errors.ts';
export * from './direction.ts';
export * from './email.ts';
export * from './endpoint.ts';
export * from './field-rules.ts';
export * from './find-params.ts';
export * from './id-from.ts';
export * from './language-name.ts';
export * from './languages.ts';
export * from './license-plate.ts';
export * from './list.ts';
export * from './money.ts';
export * from './payment-terms.ts';
export * from './phone.ts';
export * from './portal-routes.ts';
export * from './possible-errors.ts';
export * from './problem.schema.ts';
export * from './read-phone.ts';
export * from './role-permissions.ts';
export * from './roles.schema.ts';
export * from './roles.ts';
export * from './routes.ts';
export * from './stales.ts';
export * from './tools/tool-pages.ts';
export * from './totals.ts';

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
/** `never` when every `idFrom` names a read that answers such ids. */
type Astray = AstrayIds<Sources, Answers>;

type Union<T> = T[keyof T];
type Merge<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;
/** Every endpoint's type by operation name. */
export type Contract = Merge<Union<typeof features>>;
