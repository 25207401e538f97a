import {
  Article,
  AuditLog,
  Cart,
  CreateTicket,
  Dashboard,
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
import { HomePage } from './home-page.tsx';
import type { Page } from './page.ts';
import type { PublicRoute } from './public-pages.tsx';
import { WidgetScreen } from './widget-screen.tsx';

/** The page of every route of who is signed in. A screen does not compile without its page here. */
export const ownPages: Readonly<Record<Exclude<PortalRouteName, PublicRoute>, Page>> = {
  // the onboarding prompt leads here, and a task of the home page asks for it in the address (decision 0351)
  home: {
    widget: Dashboard,
    node: (
      <WidgetScreen>
        {({ visit, ask }) => <HomePage key={visit} asksForOnboarding={ask('onboarding') !== undefined} />}
      </WidgetScreen>
    ),
  },
  'select-account': { widget: SelectAccount, node: <SelectAccount /> },
  'audit-log': {
    widget: AuditLog,
    node: <WidgetScreen>{({ visit }) => <AuditLog key={visit} syncUrl />}</WidgetScreen>,
  },
  profile: { widget: Profile, node: <Profile /> },
  news: {
    widget: News,
    node: <WidgetScreen>{({ visit, ask }) => <News key={visit} openId={ask('open')} />}</WidgetScreen>,
  },
  document: {
    widget: Documents,
    node: <WidgetScreen>{({ visit }) => <Documents key={visit} syncUrl />}</WidgetScreen>,
  },
  // one person and the two ways to invite have addresses of their own, in the query
  'manage-employee': {
    widget: Employees,
    node: (
      <WidgetScreen>
        {({ visit, ask }) => <Employees key={visit} openId={ask('open')} invite={ask('invite')} syncUrl />}
      </WidgetScreen>
    ),
  },
  shop: {
    widget: Shop,
    node: <WidgetScreen>{({ visit }) => <Shop key={visit} startPage syncUrl />}</WidgetScreen>,
  },
  'shop-products': {
    widget: Shop,
    node: <WidgetScreen>{({ visit }) => <Shop key={visit} syncUrl />}</WidgetScreen>,
  },
  'shop-product': {
    widget: Article,
    node: <WidgetScreen>{({ id }) => <Article key={id} articleId={id} />}</WidgetScreen>,
  },
  'quick-order': { widget: QuickOrder, node: <QuickOrder /> },
  cart: { widget: Cart, node: <Cart /> },
  'order-overview': {
    widget: Orders,
    node: <WidgetScreen>{({ visit }) => <Orders key={visit} syncUrl />}</WidgetScreen>,
  },
  order: { widget: Order, node: <WidgetScreen>{({ id }) => <Order key={id} orderId={id} />}</WidgetScreen> },
  invoices: {
    widget: Invoices,
    node: <WidgetScreen>{({ visit }) => <Invoices key={visit} syncUrl />}</WidgetScreen>,
  },
  invoice: {
    widget: Invoice,
    node: <WidgetScreen>{({ id }) => <Invoice key={id} invoiceId={id} />}</WidgetScreen>,
  },
  shipments: {
    widget: Shipments,
    node: <WidgetScreen>{({ visit }) => <Shipments key={visit} syncUrl />}</WidgetScreen>,
  },
  shipment: {
    widget: Shipment,
    node: <WidgetScreen>{({ id }) => <Shipment key={id} shipmentId={id} />}</WidgetScreen>,
  },
  'offer-overview': {
    widget: Quotations,
    node: <WidgetScreen>{({ visit }) => <Quotations key={visit} syncUrl />}</WidgetScreen>,
  },
  quotation: {
    widget: Quotation,
    node: <WidgetScreen>{({ id }) => <Quotation key={id} quotationId={id} />}</WidgetScreen>,
  },
  // cart and article lead here, with what is asked for in the address
  'quotation-request': {
    widget: QuotationRequest,
    node: (
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
  },
  tickets: {
    widget: Tickets,
    node: <WidgetScreen>{({ visit }) => <Tickets key={visit} syncUrl />}</WidgetScreen>,
  },
  ticket: {
    widget: Ticket,
    node: <WidgetScreen>{({ id }) => <Ticket key={id} ticketId={id} />}</WidgetScreen>,
  },
  // orders, invoices and others lead here, with what it is about in the address
  'create-ticket': {
    widget: CreateTicket,
    node: (
      <WidgetScreen>
        {({ visit, ask }) => (
          <CreateTicket key={visit} aboutKind={ask('about')} aboutId={ask('id')} aboutLabel={ask('label')} />
        )}
      </WidgetScreen>
    ),
  },
  // the mileage prompt leads here, with the request to be made in the address (decision 0196)
  'use-cases': {
    widget: UseCases,
    node: (
      <WidgetScreen>
        {({ visit, ask }) => {
          const kind = ask('kind');
          return kind ? <UseCase key={visit} kind={kind} /> : <UseCases key={visit} openId={ask('open')} />;
        }}
      </WidgetScreen>
    ),
  },
  // one page, told apart by its identifier (specification section 2)
  'knowledge-platform': { widget: Tool, node: <Tool key="KNOWLEDGE-PLATFORM" page="KNOWLEDGE-PLATFORM" /> },
  'smart-connect': {
    widget: Tool,
    node: <Tool key="CHARGING-SMART-CONNECT" page="CHARGING-SMART-CONNECT" />,
  },
  'reservation-tool': { widget: Tool, node: <Tool key="RESERVATION-TOOL" page="RESERVATION-TOOL" /> },
  'use-case': {
    widget: UseCase,
    node: <WidgetScreen>{({ id }) => <UseCase key={id} kind={id} />}</WidgetScreen>,
  },
};
