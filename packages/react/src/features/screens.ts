import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { byRoute } from '../screens/by-route.ts';
import type { Screen } from '../screens/define-screen.ts';
import { accountsScreens } from './accounts/accounts.screens.ts';
import { cartScreens } from './cart/cart.screens.ts';
import { dashboardScreens } from './dashboard/dashboard.screens.ts';
import { documentsScreens } from './documents/documents.screens.ts';
import { employeesScreens } from './employees/employees.screens.ts';
import { invoicesScreens } from './invoices/invoices.screens.ts';
import { newsScreens } from './news/news.screens.ts';
import { onboardingStandIns } from './onboarding/onboarding.screens.ts';
import { ordersScreens } from './orders/orders.screens.ts';
import { profileScreens } from './profile/profile.screens.ts';
import { quotationsScreens } from './quotations/quotations.screens.ts';
import { sessionScreens } from './session/session.screens.ts';
import { shipmentsScreens } from './shipments/shipments.screens.ts';
import { shopScreens } from './shop/shop.screens.ts';
import { ticketsScreens } from './tickets/tickets.screens.ts';
import { toolsScreens } from './tools/tools.screens.ts';
import { useCasesScreens, useCasesStandIns } from './use-cases/use-cases.screens.ts';

const all = [
  ...sessionScreens,
  ...accountsScreens,
  ...dashboardScreens,
  ...newsScreens,
  ...documentsScreens,
  ...employeesScreens,
  ...profileScreens,
  ...shopScreens,
  ...cartScreens,
  ...ordersScreens,
  ...invoicesScreens,
  ...shipmentsScreens,
  ...quotationsScreens,
  ...ticketsScreens,
  ...useCasesScreens,
  ...toolsScreens,
];

/** The record of every route. A route of the contract without a record is a type error here. */
export const screens: Readonly<Record<PortalRouteName, Screen>> = byRoute(all, [
  ...onboardingStandIns,
  ...useCasesStandIns,
]);
