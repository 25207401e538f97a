import { News, Orders, type PortalRouteName, usePermission, useUserInfo } from '@foyer/react';
import type { ReactNode } from 'react';
import { ArrowIcon, CartIcon, DocumentIcon, FormIcon, OrdersIcon } from '../app/icons.tsx';
import { useScheme } from '../app/page-theme.ts';
import { PortalLink } from '../app/portal-link.tsx';
import { usePortalMessages } from '../portal.messages.ts';

/** What matters at a glance: who one is, where to go, the latest orders and news. */
export function HomePage() {
  const canSeeOrders = usePermission('orders');
  const [scheme] = useScheme();
  const { t } = usePortalMessages();
  return (
    <div className="home">
      <Greeting />
      <QuickLinks />
      <div className="home-columns">
        {canSeeOrders && (
          <HomeSection title={t('portal.latest-orders')} more={t('portal.all-orders')} to="order-overview">
            <Orders className="home-card" compact pageSize={5} scheme={scheme} />
          </HomeSection>
        )}
        <HomeSection title={t('portal.latest-news')} more={t('portal.all-news')} to="news">
          <News className="home-card" compact limit={4} scheme={scheme} />
        </HomeSection>
      </div>
    </div>
  );
}

function greetingOf(hour: number) {
  if (hour < 11) return 'portal.greeting-morning' as const;
  return hour < 18 ? ('portal.greeting-day' as const) : ('portal.greeting-evening' as const);
}

function Greeting() {
  const { t } = usePortalMessages();
  const { data } = useUserInfo();
  if (!data) return null;
  const name = `${data.user.firstName} ${data.user.lastName}`;
  return (
    <header>
      <h1 className="home-title">{t(greetingOf(new Date().getHours()), { name })}</h1>
      <p className="home-lead">
        {data.company && data.mode === 'b2b'
          ? t('portal.home-lead', { company: data.company.name })
          : t('portal.home-lead-private')}
      </p>
    </header>
  );
}

function QuickLinks() {
  const { t } = usePortalMessages();
  const links: [boolean, PortalRouteName, ReactNode, string, string][] = [
    [
      usePermission('shop'),
      'shop',
      <CartIcon key="shop" />,
      t('portal.quick-shop'),
      t('portal.quick-shop-text'),
    ],
    [
      usePermission('orders'),
      'order-overview',
      <OrdersIcon key="orders" />,
      t('portal.quick-orders'),
      t('portal.quick-orders-text'),
    ],
    [
      usePermission('useCases'),
      'use-cases',
      <FormIcon key="cases" />,
      t('portal.quick-use-cases'),
      t('portal.quick-use-cases-text'),
    ],
    [
      true,
      'document',
      <DocumentIcon key="documents" />,
      t('portal.quick-document'),
      t('portal.quick-document-text'),
    ],
  ];
  return (
    <ul className="quick">
      {links
        .filter(([isShown]) => isShown)
        .map(([, route, icon, title, text]) => (
          <li key={route}>
            <PortalLink to={{ route }} className="quick-link">
              <span className="quick-icon">{icon}</span>
              <span>
                <strong className="quick-title">{title}</strong>
                <span className="quick-text">{text}</span>
              </span>
            </PortalLink>
          </li>
        ))}
    </ul>
  );
}

interface HomeSectionProps {
  readonly title: string;
  readonly more: string;
  readonly to: PortalRouteName;
  readonly children: ReactNode;
}

function HomeSection({ title, more, to, children }: HomeSectionProps) {
  return (
    <section className="home-section">
      <header className="home-section-header">
        <h2 className="home-section-title">{title}</h2>
        <PortalLink to={{ route: to }} className="more">
          {more}
          <ArrowIcon />
        </PortalLink>
      </header>
      {children}
    </section>
  );
}
