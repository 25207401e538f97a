import {
  Article,
  AuditLog,
  Cart,
  CreateTicket,
  Documents,
  Employees,
  Invoice,
  Invoices,
  News,
  Order,
  Orders,
  type PortalRouteName,
  Profile,
  QuickOrder,
  Quotation,
  QuotationRequest,
  Quotations,
  SelectAccount,
  Shipment,
  Shipments,
  Shop,
  Ticket,
  Tickets,
  Tool,
  UseCase,
  UseCases,
} from '@foyer/react';
import type { ReactNode } from 'react';
import { useScreen } from '../app/use-screen.ts';
import { useLocation } from '../router/use-router.ts';
import { HomePage } from './home-page.tsx';
import { ActivateInvitationPage, ForgetPasswordPage } from './link-pages.tsx';
import { LoginPage } from './login-page.tsx';

interface ScreenProps {
  readonly id: string;
  /** Another one for each navigation: a list that reads the address begins anew with it. */
  readonly visit: string;
  /** What the address says of a name in its query. */
  readonly ask: (name: string) => string | undefined;
}

/** A screen that is one widget. */
function WidgetScreen({ children }: { children: (props: ScreenProps) => ReactNode }) {
  const { id = '' } = useScreen().params;
  const { key, search } = useLocation();
  const query = new URLSearchParams(search);
  return children({ id, visit: key, ask: (name) => query.get(name) ?? undefined });
}

/** The page of every route. A screen does not compile without its page here. */
export const pages: Readonly<Record<PortalRouteName, ReactNode>> = {
  login: <LoginPage />,
  'login-oauth2': <LoginPage />,
  'forget-password': <ForgetPasswordPage />,
  'activate-invitation': <ActivateInvitationPage />,
  // the onboarding prompt leads here, and a task of the home page asks for it in the address (decision 0351)
  home: (
    <WidgetScreen>
      {({ visit, ask }) => <HomePage key={visit} asksForOnboarding={ask('onboarding') !== undefined} />}
    </WidgetScreen>
  ),
  'select-account': <SelectAccount />,
  'audit-log': <WidgetScreen>{({ visit }) => <AuditLog key={visit} syncUrl />}</WidgetScreen>,
  profile: <Profile />,
  news: <WidgetScreen>{({ visit, ask }) => <News key={visit} openId={ask('open')} />}</WidgetScreen>,
  document: <WidgetScreen>{({ visit }) => <Documents key={visit} syncUrl />}</WidgetScreen>,
  // one person and the two ways to invite have addresses of their own, in the query
  'manage-employee': (
    <WidgetScreen>
      {({ visit, ask }) => <Employees key={visit} openId={ask('open')} invite={ask('invite')} syncUrl />}
    </WidgetScreen>
  ),
  shop: <WidgetScreen>{({ visit }) => <Shop key={visit} startPage syncUrl />}</WidgetScreen>,
  'shop-products': <WidgetScreen>{({ visit }) => <Shop key={visit} syncUrl />}</WidgetScreen>,
  'shop-product': <WidgetScreen>{({ id }) => <Article key={id} articleId={id} />}</WidgetScreen>,
  'quick-order': <QuickOrder />,
  cart: <Cart />,
  'order-overview': <WidgetScreen>{({ visit }) => <Orders key={visit} syncUrl />}</WidgetScreen>,
  order: <WidgetScreen>{({ id }) => <Order key={id} orderId={id} />}</WidgetScreen>,
  invoices: <WidgetScreen>{({ visit }) => <Invoices key={visit} syncUrl />}</WidgetScreen>,
  invoice: <WidgetScreen>{({ id }) => <Invoice key={id} invoiceId={id} />}</WidgetScreen>,
  shipments: <WidgetScreen>{({ visit }) => <Shipments key={visit} syncUrl />}</WidgetScreen>,
  shipment: <WidgetScreen>{({ id }) => <Shipment key={id} shipmentId={id} />}</WidgetScreen>,
  'offer-overview': <WidgetScreen>{({ visit }) => <Quotations key={visit} syncUrl />}</WidgetScreen>,
  quotation: <WidgetScreen>{({ id }) => <Quotation key={id} quotationId={id} />}</WidgetScreen>,
  // cart and article lead here, with what is asked for in the address
  'quotation-request': (
    <WidgetScreen>
      {({ visit, ask }) => (
        <QuotationRequest
          key={visit}
          fromCart={ask('from') === 'cart'}
          articleId={ask('article')}
          quantity={Number(ask('quantity') ?? 1)}
        />
      )}
    </WidgetScreen>
  ),
  tickets: <WidgetScreen>{({ visit }) => <Tickets key={visit} syncUrl />}</WidgetScreen>,
  ticket: <WidgetScreen>{({ id }) => <Ticket key={id} ticketId={id} />}</WidgetScreen>,
  // orders, invoices and others lead here, with what it is about in the address
  'create-ticket': (
    <WidgetScreen>
      {({ visit, ask }) => (
        <CreateTicket key={visit} aboutKind={ask('about')} aboutId={ask('id')} aboutLabel={ask('label')} />
      )}
    </WidgetScreen>
  ),
  // the mileage prompt leads here, with the request to be made in the address (decision 0196)
  'use-cases': (
    <WidgetScreen>
      {({ visit, ask }) => {
        const kind = ask('kind');
        return kind ? <UseCase key={visit} kind={kind} /> : <UseCases key={visit} openId={ask('open')} />;
      }}
    </WidgetScreen>
  ),
  // one page, told apart by its identifier (specification section 2)
  'knowledge-platform': <Tool key="KNOWLEDGE-PLATFORM" page="KNOWLEDGE-PLATFORM" />,
  'smart-connect': <Tool key="CHARGING-SMART-CONNECT" page="CHARGING-SMART-CONNECT" />,
  'reservation-tool': <Tool key="RESERVATION-TOOL" page="RESERVATION-TOOL" />,
  'use-case': <WidgetScreen>{({ id }) => <UseCase key={id} kind={id} />}</WidgetScreen>,
};
