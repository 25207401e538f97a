import type { FeatureSpec, WidgetSpec } from '../widget/define-widget.ts';
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

/** Every feature, with the widgets that are not made of those of others. One of the lists kept by hand; `features` follows it. */
export const plainFeatures: readonly FeatureSpec[] = all;

/**
 * A widget by its tag without prefix.
 *
 * @throws Error where there is none
 */
export function widgetOfTag(tag: string): WidgetSpec {
  const widget = plainFeatures.flatMap(({ widgets }) => widgets).find((each) => each.tag === tag);
  if (!widget) throw new Error(`There is no widget ${tag}.`);
  return widget;
}

/** The screens of the portal that some widget shows. */
export type ShownRoute = (typeof all)[number]['widgets'][number]['shows'][number];
