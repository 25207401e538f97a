import {
  Article,
  Cart,
  News,
  Order,
  Orders,
  type PortalRouteName,
  portalRoutes,
  QuickOrder,
  Shop,
  type ShownRoute,
  UseCase,
  UseCases,
} from '@foyer/react';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { useScheme } from '../app/page-theme.ts';
import { HomePage } from './home-page.tsx';
import { LoginPage } from './login-page.tsx';
import { NotYetBuiltPage } from './not-yet-built-page.tsx';

interface ScreenProps {
  readonly id: string;
  readonly scheme: 'light' | 'dark';
  /** Another one for each navigation: a list that reads the address begins anew with it. */
  readonly visit: string;
}

/** A screen that is one widget. */
function WidgetScreen({ children }: { children: (props: ScreenProps) => ReactNode }) {
  const { id = '' } = useParams();
  const [scheme] = useScheme();
  const { key } = useLocation();
  return children({ id, scheme, visit: key });
}

/** The pages there are. A widget that shows another screen does not compile without its page here. */
const own: Record<ShownRoute | 'home', ReactNode> = {
  login: <LoginPage />,
  'login-oauth2': <LoginPage />,
  home: <HomePage isBuilt={(route) => route in own} />,
  news: <WidgetScreen>{({ scheme }) => <News scheme={scheme} />}</WidgetScreen>,
  shop: (
    <WidgetScreen>
      {({ scheme, visit }) => <Shop key={visit} startPage syncUrl scheme={scheme} />}
    </WidgetScreen>
  ),
  'shop-products': (
    <WidgetScreen>{({ scheme, visit }) => <Shop key={visit} syncUrl scheme={scheme} />}</WidgetScreen>
  ),
  'shop-product': (
    <WidgetScreen>{({ id, scheme }) => <Article key={id} articleId={id} scheme={scheme} />}</WidgetScreen>
  ),
  'quick-order': <WidgetScreen>{({ scheme }) => <QuickOrder scheme={scheme} />}</WidgetScreen>,
  cart: <WidgetScreen>{({ scheme }) => <Cart scheme={scheme} />}</WidgetScreen>,
  'order-overview': (
    <WidgetScreen>{({ scheme, visit }) => <Orders key={visit} syncUrl scheme={scheme} />}</WidgetScreen>
  ),
  order: <WidgetScreen>{({ id, scheme }) => <Order key={id} orderId={id} scheme={scheme} />}</WidgetScreen>,
  'use-cases': <WidgetScreen>{({ scheme }) => <UseCases scheme={scheme} />}</WidgetScreen>,
  'use-case': (
    <WidgetScreen>{({ id, scheme }) => <UseCase key={id} kind={id} scheme={scheme} />}</WidgetScreen>
  ),
};

/** Whether a screen is there already: no way leads to one that is not. */
export const hasPage = (route: PortalRouteName): boolean => route in own;

const names = Object.keys(portalRoutes) as PortalRouteName[];

/** The page of every route; one that no widget shows yet says so. */
export const pages: Readonly<Record<PortalRouteName, ReactNode>> = {
  ...(Object.fromEntries(names.map((name) => [name, <NotYetBuiltPage key={name} />])) as Record<
    PortalRouteName,
    ReactNode
  >),
  ...own,
};
