import { accountsExamples } from './accounts/accounts.example.ts';
import { cartExamples } from './cart/cart.example.ts';
import { chatExamples } from './chat/chat.example.ts';
import { companiesExamples } from './companies/companies.example.ts';
import { dashboardExamples } from './dashboard/dashboard.example.ts';
import { documentsExamples } from './documents/documents.example.ts';
import { employeesExamples } from './employees/employees.example.ts';
import type { FeatureExamples } from './endpoints/endpoint-example.ts';
import { environmentExamples } from './environment/environment.example.ts';
import type { Contract } from './index.ts';
import { invoicesExamples } from './invoices/invoices.example.ts';
import { newsExamples } from './news/news.example.ts';
import { onboardingExamples } from './onboarding/onboarding.example.ts';
import { ordersExamples } from './orders/orders.example.ts';
import { profileExamples } from './profile/profile.example.ts';
import { quotationsExamples } from './quotations/quotations.example.ts';
import { secondFactorsExamples } from './second-factors/second-factors.example.ts';
import { sessionExamples } from './session/session.example.ts';
import { shipmentsExamples } from './shipments/shipments.example.ts';
import { shopExamples } from './shop/shop.example.ts';
import { ticketsExamples } from './tickets/tickets.example.ts';
import { toolsExamples } from './tools/tools.example.ts';
import { useCasesExamples } from './use-cases/use-cases.example.ts';

/** Description, request and response of every endpoint, for the OpenAPI document; a missing one does not compile. */
export const examples: FeatureExamples<Contract> = {
  ...sessionExamples,
  ...environmentExamples,
  ...dashboardExamples,
  ...shopExamples,
  ...cartExamples,
  ...ordersExamples,
  ...quotationsExamples,
  ...invoicesExamples,
  ...shipmentsExamples,
  ...newsExamples,
  ...documentsExamples,
  ...ticketsExamples,
  ...useCasesExamples,
  ...employeesExamples,
  ...companiesExamples,
  ...accountsExamples,
  ...onboardingExamples,
  ...profileExamples,
  ...secondFactorsExamples,
  ...toolsExamples,
  ...chatExamples,
};
