import { News, Orders, usePermission, useUserInfo } from '@foyer/react';
import { EmptyState, FormIcon, Skeleton } from '@foyer/react/ui';
import { usePortalMessages } from '../portal.messages.ts';
import { HomeSection } from './home/home-section.tsx';
import { MileageDue } from './home/mileage-due.tsx';
import { NewArticles } from './home/new-articles.tsx';
import { OpenDeliveries } from './home/open-deliveries.tsx';
import { OrderAgain } from './home/order-again.tsx';

/** What matters at a glance: what is due, the latest orders and news, what is new in the shop. */
export function HomePage() {
  const canSeeOrders = usePermission('orders');
  const canShop = usePermission('shop');
  const { t } = usePortalMessages();
  const { data } = useUserInfo();
  if (data?.user.needsOnboarding) return <OnboardingDue />;
  return (
    <div className="home">
      <Greeting />
      <Due />
      <div className="home-columns">
        {canSeeOrders && (
          <HomeSection title={t('portal.latest-orders')} more={t('portal.all-orders')} to="order-overview">
            <Orders className="home-card" compact pageSize={5} />
          </HomeSection>
        )}
        <HomeSection title={t('portal.latest-news')} more={t('portal.all-news')} to="news">
          <News className="home-card" compact limit={4} />
        </HomeSection>
      </div>
      {canShop && <NewArticles />}
    </div>
  );
}

/** One's own: what comes, what has to be done, what one had. */
function Due() {
  const canSeeOrders = usePermission('orders');
  const canShop = usePermission('shop');
  const canReport = usePermission('useCases');
  if (!canSeeOrders && !canReport) return null;
  return (
    <ul className="dues">
      {canSeeOrders && <OpenDeliveries />}
      {canReport && <MileageDue />}
      {canSeeOrders && canShop && <OrderAgain />}
    </ul>
  );
}

function greetingOf(hour: number) {
  if (hour < 11) return 'portal.greeting-morning' as const;
  return hour < 18 ? ('portal.greeting-day' as const) : ('portal.greeting-evening' as const);
}

function Greeting() {
  const { t } = usePortalMessages();
  const { data } = useUserInfo();
  if (!data)
    return (
      <header>
        <Skeleton width={280} height={32} />
        <Skeleton shape="text" width={200} />
      </header>
    );
  const { user, company, mode } = data;
  return (
    <header>
      <h1 className="page-title">
        {t(greetingOf(new Date().getHours()), { name: user.firstName || user.lastName })}
      </h1>
      <p className="home-lead">
        {company && mode === 'b2b'
          ? t('portal.home-lead', { company: company.name })
          : t('portal.home-lead-private')}
      </p>
    </header>
  );
}

/** Until the details that are missing are there, the server gives nothing else. */
function OnboardingDue() {
  const { t } = usePortalMessages();
  return (
    <EmptyState headingLevel={1} icon={<FormIcon size={24} />} title={t('portal.prompt-onboarding-title')}>
      {`${t('portal.prompt-onboarding-text')} ${t('portal.later-text')}`}
    </EmptyState>
  );
}
