import type { AnySource } from './source.repo.ts';
import { accessSource } from './sources/access.repo.ts';
import { cardsSource } from './sources/cards.repo.ts';
import { documentsSource } from './sources/documents.repo.ts';
import { employeesSource } from './sources/employees.repo.ts';
import { invoicesSource } from './sources/invoices.repo.ts';
import { mileageSource } from './sources/mileage.repo.ts';
import { newsSource } from './sources/news.repo.ts';
import { companyOnboardingSource, onboardingSource } from './sources/onboarding.repo.ts';
import { ordersSource } from './sources/orders.repo.ts';
import { quotationsSource } from './sources/quotations.repo.ts';
import { reorderSource } from './sources/reorder.repo.ts';
import { requestsSource } from './sources/requests.repo.ts';
import { shortcutsSource } from './sources/shortcuts.repo.ts';
import { spendingSource } from './sources/spending.repo.ts';
import { supportSource } from './sources/support.repo.ts';
import { ticketsSource } from './sources/tickets.repo.ts';

/** Sources of the home page, in the order of their tiles among those of equal urgency. */
export const sources: readonly AnySource[] = [
  onboardingSource,
  accessSource,
  supportSource,
  mileageSource,
  companyOnboardingSource,
  requestsSource,
  ticketsSource,
  employeesSource,
  quotationsSource,
  ordersSource,
  invoicesSource,
  spendingSource,
  cardsSource,
  newsSource,
  documentsSource,
  reorderSource,
  shortcutsSource,
];
