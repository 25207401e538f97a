import type { OperationName } from '@foyer/contract';
import { accountsFeature } from './accounts/accounts.routes.ts';
import { cartFeature } from './cart/cart.routes.ts';
import { chatFeature } from './chat/chat.routes.ts';
import { companiesFeature } from './companies/companies.routes.ts';
import { dashboardFeature } from './dashboard/dashboard.routes.ts';
import { documentsFeature } from './documents/documents.routes.ts';
import { employeesFeature } from './employees/employees.routes.ts';
import { environmentFeature } from './environment/environment.routes.ts';
import type { Handlers } from './handler.ts';
import { invoicesFeature } from './invoices/invoices.routes.ts';
import { newsFeature } from './news/news.routes.ts';
import { onboardingFeature } from './onboarding/onboarding.routes.ts';
import { ordersFeature } from './orders/orders.routes.ts';
import { profileFeature } from './profile/profile.routes.ts';
import { quotationsFeature } from './quotations/quotations.routes.ts';
import { secondFactorsFeature } from './second-factors/second-factors.routes.ts';
import { sessionFeature } from './session/session.routes.ts';
import { shipmentsFeature } from './shipments/shipments.routes.ts';
import { shopFeature } from './shop/shop.routes.ts';
import { ticketsFeature } from './tickets/tickets.routes.ts';
import { toolsFeature } from './tools/tools.routes.ts';
import { useCasesFeature } from './use-cases/use-cases.routes.ts';

/** The server's features. One of the lists kept by hand (docs/architecture.md): an operation without a handler does not compile. */
const features = [
  sessionFeature,
  environmentFeature,
  dashboardFeature,
  shopFeature,
  cartFeature,
  ordersFeature,
  quotationsFeature,
  invoicesFeature,
  shipmentsFeature,
  newsFeature,
  documentsFeature,
  ticketsFeature,
  useCasesFeature,
  companiesFeature,
  employeesFeature,
  accountsFeature,
  profileFeature,
  secondFactorsFeature,
  onboardingFeature,
  chatFeature,
  toolsFeature,
] as const;

type OperationsOf<F> = F extends { readonly routes: infer R } ? keyof R : never;
type Handled = OperationsOf<(typeof features)[number]>;

/** All handlers. Does not compile while an operation has none. */
export const handlers: Handlers<OperationName> = merged();

/** Operations that open their own transaction (see `Feature.ownTransaction`). */
export const ownTransaction: readonly OperationName[] = features.flatMap<OperationName>(
  (feature) => feature.ownTransaction ?? [],
);

/** Operations whose handlers only compute an effect. */
export const planned: readonly string[] = features.flatMap((feature) => feature.planned ?? []);

/** Operations without a handler: `never` when none is forgotten. */
type Forgotten = Exclude<OperationName, Handled>;

function merged(): Handlers<[Forgotten] extends [never] ? Handled : Forgotten> {
  return Object.assign({}, ...features.map((feature) => feature.routes));
}
