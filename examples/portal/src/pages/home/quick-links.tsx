import { type PortalRouteName, usePermission, useSession } from '@foyer/react';
import type { ReactNode } from 'react';
import {
  BookIcon,
  CartIcon,
  DocumentIcon,
  FormIcon,
  OrdersIcon,
  PeopleIcon,
  TicketIcon,
} from '../../app/icons.tsx';
import { PortalLink } from '../../app/portal-link.tsx';
import { usePortalMessages } from '../../portal.messages.ts';

const links = [
  ['shop', <CartIcon key="shop" />],
  ['order-overview', <OrdersIcon key="orders" />],
  ['use-cases', <FormIcon key="cases" />],
  ['manage-employee', <PeopleIcon key="people" />],
  ['tickets', <TicketIcon key="tickets" />],
  ['document', <DocumentIcon key="documents" />],
  ['knowledge-platform', <BookIcon key="knowledge" />],
] as const satisfies readonly (readonly [PortalRouteName, ReactNode])[];

/** As many as stand in one line. */
const mostLinks = 4;

export interface QuickLinksProps {
  /** Whether a screen is there already. */
  readonly isBuilt: (route: PortalRouteName) => boolean;
}

/** The screens one may use, the most wanted first. */
export function QuickLinks({ isBuilt }: QuickLinksProps) {
  const { t } = usePortalMessages();
  const canUse = useUsableScreens();
  const shown = links.filter(([route]) => canUse[route] && isBuilt(route));
  if (shown.length === 0) return null;
  return (
    <ul className="quick">
      {shown.slice(0, mostLinks).map(([route, icon]) => (
        <li key={route}>
          <PortalLink to={{ route }} className="quick-link">
            <span className="quick-icon">{icon}</span>
            <span>
              <strong className="quick-title">{t(`portal.quick-${route}`)}</strong>
              <span className="quick-text">{t(`portal.quick-${route}-text`)}</span>
            </span>
          </PortalLink>
        </li>
      ))}
    </ul>
  );
}

function useUsableScreens(): Readonly<Record<(typeof links)[number][0], boolean>> {
  const isBusiness = useSession().mode === 'b2b';
  return {
    shop: usePermission('shop'),
    'order-overview': usePermission('orders'),
    'use-cases': usePermission('useCases'),
    'manage-employee': usePermission('employees') && isBusiness,
    tickets: usePermission('technician'),
    document: true,
    'knowledge-platform': true,
  };
}
