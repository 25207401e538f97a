import { News, Orders, usePermission, useUserInfo } from '@foyer/react';
import { FormIcon } from '../app/icons.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { useScheme } from '../app/page-theme.ts';
import { usePortalMessages } from '../portal.messages.ts';
import { HomeSection } from './home/home-section.tsx';
import { NewArticles } from './home/new-articles.tsx';
import { QuickLinks, type QuickLinksProps } from './home/quick-links.tsx';

/** What matters at a glance: who one is, where to go, the latest orders and news, what is new in the shop. */
export function HomePage({ isBuilt }: QuickLinksProps) {
  const canSeeOrders = usePermission('orders');
  const canShop = usePermission('shop');
  const [scheme] = useScheme();
  const { t } = usePortalMessages();
  const { data } = useUserInfo();
  if (data?.user.needsOnboarding) return <OnboardingDue />;
  return (
    <div className="home">
      <Greeting />
      <QuickLinks isBuilt={isBuilt} />
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
      {canShop && <NewArticles />}
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

/** Until the details that are missing are there, the server gives nothing else. */
function OnboardingDue() {
  const { t } = usePortalMessages();
  return (
    <MessagePage
      icon={<FormIcon />}
      title={t('portal.prompt-onboarding-title')}
      text={`${t('portal.prompt-onboarding-text')} ${t('portal.later-text')}`}
    />
  );
}
