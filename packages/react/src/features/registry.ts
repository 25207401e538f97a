import type { FeatureSpec } from '../widget/define-widget.ts';
import { accountsFeature } from './accounts/accounts.manifest.ts';
import { cartFeature } from './cart/cart.manifest.ts';
import { chatFeature } from './chat/chat.manifest.ts';
import { dashboardFeature } from './dashboard/dashboard.manifest.ts';
import { documentsFeature } from './documents/documents.manifest.ts';
import { employeesFeature } from './employees/employees.manifest.ts';
import { environmentFeature } from './environment/environment.manifest.ts';
import { invoicesFeature } from './invoices/invoices.manifest.ts';
import { newsFeature } from './news/news.manifest.ts';
import { onboardingFeature } from './onboarding/onboarding.manifest.ts';
import { ordersFeature } from './orders/orders.manifest.ts';
import { profileFeature } from './profile/profile.manifest.ts';
import { quotationsFeature } from './quotations/quotations.manifest.ts';
import { sessionFeature } from './session/session.manifest.ts';
import { shipmentsFeature } from './shipments/shipments.manifest.ts';
import { shopFeature } from './shop/shop.manifest.ts';
import { ticketsFeature } from './tickets/tickets.manifest.ts';
import { toolsFeature } from './tools/tools.manifest.ts';
import { useCasesFeature } from './use-cases/use-cases.manifest.ts';

const all = [
  sessionFeature,
  environmentFeature,
  dashboardFeature,
  shopFeature,
  cartFeature,
  ordersFeature,
  invoicesFeature,
  newsFeature,
  useCasesFeature,
  shipmentsFeature,
  documentsFeature,
  quotationsFeature,
  profileFeature,
  onboardingFeature,
  ticketsFeature,
  employeesFeature,
  accountsFeature,
  toolsFeature,
  chatFeature,
] as const satisfies readonly FeatureSpec[];

/** Every feature, without the widgets composed of widgets of other features. Maintained by hand; `features` derives from it. */
export const plainFeatures: readonly FeatureSpec[] = all;

/** The routes of the portal that a widget shows. */
export type ShownRoute = (typeof all)[number]['widgets'][number]['shows'][number];
