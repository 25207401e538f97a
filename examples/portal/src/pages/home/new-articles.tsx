import { useFormat, useLocale, useMediaUrl, useResource, useSession } from '@foyer/react';
import { Card, Skeleton } from '@foyer/react/ui';
import { PortalLink } from '../../app/portal-link.tsx';
import { usePortalMessages } from '../../portal.messages.ts';
import { HomeSection } from './home-section.tsx';

/** One row in the widest window; narrower ones show fewer of them. */
const shown = 8;

/** What is new in the shop; left out where that cannot be had. */
export function NewArticles() {
  const { t } = usePortalMessages();
  const { code: locale } = useLocale();
  const { data, status } = useResource('listArticles', {
    query: { sort: 'newest:desc', limit: shown, locale },
  });
  if (status === 'error' || data?.items.length === 0) return null;
  return (
    <HomeSection title={t('portal.new-articles')} more={t('portal.to-shop')} to="shop">
      <ul className="teasers" aria-busy={data === undefined}>
        {data
          ? data.items.map((article) => <Teaser key={article.id} article={article} />)
          : Array.from({ length: shown }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <Card as="li" key={index} padding="medium" className="teaser teaser-empty">
                <Skeleton width="100%" height="100%" />
              </Card>
            ))}
      </ul>
    </HomeSection>
  );
}

type Articles = NonNullable<ReturnType<typeof useResource<'listArticles'>>['data']>;

function Teaser({ article }: { article: Articles['items'][number] }) {
  const { t } = usePortalMessages();
  const format = useFormat();
  const kind = useSession().mode === 'b2b' ? 'net' : 'gross';
  const { picture, name, price } = article;
  const url = useMediaUrl()(picture.url);
  return (
    <Card as="li" padding="medium" isInteractive className="teaser">
      <span className="teaser-picture">
        <img src={url ?? undefined} alt="" width={picture.width} height={picture.height} loading="lazy" />
      </span>
      <PortalLink
        to={{ route: 'shop-product', params: { id: article.id } }}
        look="quiet"
        isStretched
        className="teaser-name"
      >
        {name}
      </PortalLink>
      <p className="teaser-price">
        <strong>{format.money(price[kind])}</strong> <span>{t(`portal.price-${kind}`)}</span>
      </p>
    </Card>
  );
}
