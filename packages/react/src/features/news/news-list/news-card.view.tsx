import type { News } from '@foyer/contract/news/news.contract';
import { pageOrigin } from '@foyer/core';
import { Badge, type Tone } from '@foyer/ui/badge/badge.tsx';
import { NewsIcon } from '@foyer/ui/icon/icons.tsx';
import { Link } from '@foyer/ui/link/link.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import * as css from './news-list.css.ts';
import { useNewsListMessages } from './news-list.messages.ts';

const tones: Readonly<Record<News['category'], Tone>> = {
  product: 'brand',
  service: 'info',
  event: 'success',
  notice: 'warning',
};

interface NewsCardProps {
  readonly news: News;
  /** Whether the card is unfolded at first, with the focus on its headline. @default false */
  readonly isOpened?: boolean;
}

/** A news entry with its picture; the full text unfolds in place. */
export function NewsCard({ news, isOpened = false }: NewsCardProps) {
  const { t } = useNewsListMessages();
  const [isOpen, setOpen] = useState(isOpened);
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpened) headline.current?.focus();
  }, [isOpened]);
  const id = useId();
  return (
    <article className={css.card} aria-labelledby={`${id}-title`} part="article">
      <NewsPicture picture={news.picture} />
      <div className={css.body}>
        <NewsMeta news={news} />
        <h2 ref={headline} tabIndex={-1} className={css.headline} id={`${id}-title`}>
          {news.title}
        </h2>
        <p className={css.teaser}>{news.teaser}</p>
        <div className={css.full} id={`${id}-text`} hidden={!isOpen}>
          {news.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={css.foot}>
          {news.paragraphs.length > 0 && (
            <button
              type="button"
              className={css.toggle}
              aria-expanded={isOpen}
              aria-controls={`${id}-text`}
              aria-describedby={`${id}-title`}
              onClick={() => setOpen(!isOpen)}
              part="toggle"
            >
              {t(isOpen ? 'news.news-list.read.less' : 'news.news-list.read.more')}
            </button>
          )}
          <NewsLink link={news.link} />
        </div>
      </div>
    </article>
  );
}

/** Category, unread mark and day; the day's `title` is the exact time. */
export function NewsMeta({ news }: { news: News }) {
  const messages = useNewsListMessages();
  const { t } = messages;
  const format = useFormat();
  return (
    <div className={css.meta}>
      {!news.isRead && <Badge tone="danger">{t('news.news-list.unread')}</Badge>}
      <span className={css.category}>
        <Badge tone={tones[news.category]} hasDot={false}>
          {textOfValue(messages, `news.news-list.category.${news.category}`)}
        </Badge>
      </span>
      <time dateTime={news.publishedAt} title={format.dateTime(news.publishedAt)}>
        {format.relativeTime(news.publishedAt)}
      </time>
    </div>
  );
}

/** A picture in a frame of fixed aspect ratio; an icon if there is none or it fails to load. */
export function NewsPicture({ picture, className }: { picture: News['picture']; className?: string }) {
  const [hasFailed, setFailed] = useState(false);
  const url = useMediaUrl()(picture?.url);
  return (
    <div className={classNames(css.frame, className)} part="picture">
      {picture && url !== null && !hasFailed ? (
        <img
          className={css.picture}
          src={url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      ) : (
        <NewsIcon size={24} />
      )}
    </div>
  );
}

/** The link of a news entry, if its address is HTTP or HTTPS. Another origin opens in a new tab. */
function NewsLink({ link }: { link: News['link'] }) {
  const { t } = useNewsListMessages();
  const url = link && URL.parse(link.url, document.baseURI);
  if (!link || !url || !['https:', 'http:'].includes(url.protocol)) return null;
  const isElsewhere = url.origin !== pageOrigin();
  return (
    <Link href={link.url} {...(isElsewhere && { newTabLabel: t('news.news-list.link.new-tab') })}>
      {link.label}
    </Link>
  );
}
