import type { Article as ArticleData, ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useDownload } from '../../../domain/file/use-download.ts';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { useKnownRow } from '../../../list/known-row.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import type { ViewedDetail } from '../../../widget/manifest/analytics-events.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { useEmit } from '../../../widget/widget-context.ts';
import { canBeOrdered } from '../can-be-ordered.ts';
import { categoryPath } from '../category-tree.ts';
import { mostInStrip } from '../most-in-strip.ts';
import { rememberArticle } from '../recent-articles.ts';
import { useArticleActions } from '../use-article-actions.ts';
import { useArticleMessages } from './article.messages.ts';
import { ArticleView } from './article.view.tsx';
import type { ArticleFiles } from './article-details.view.tsx';
import { ArticleSkeleton } from './article-skeleton.view.tsx';

const ArticleNotice = lazyWithTexts(
  () => import('../article-notice/article-notice.tsx').then((module) => module.ArticleNotice),
  () => import('../article-notice/article-notice.messages.ts').then((module) => module.articleNoticeMessages),
);

export interface ArticleProps {
  /** Id of the article. */
  readonly articleId?: string;
  /** Focuses the name once it is rendered; for an article opened in place. @default false */
  readonly isFocused?: boolean;
}

/** A single article. A related article replaces it where the host has no page for articles. */
export function Article({ articleId = '', isFocused = false }: ArticleProps) {
  const [followed, setFollowed] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const shownId = followed?.from === articleId ? followed.to : articleId;
  if (shownId === '') return <NoArticle />;
  return (
    <LoadedArticle
      key={shownId}
      id={shownId}
      isFocused={isFocused || shownId !== articleId}
      onOpenHere={(to) => setFollowed({ from: articleId, to })}
    />
  );
}

interface LoadedProps {
  readonly id: string;
  readonly isFocused: boolean;
  readonly onOpenHere: (articleId: string) => void;
}

function LoadedArticle({ id, isFocused, onOpenHere }: LoadedProps) {
  const sdk = useSdk();
  const { user } = sdk.storage;
  const { code: locale } = useLocale();
  const article = useResource('getArticle', { params: { id }, query: { locale } });
  const categories = useResource('listArticleCategories', { query: { locale } });
  const known = useKnownRow('listArticles', id);
  const others = useOthers(article.data);
  const { actions, announcement } = useArticleActions(onOpenHere);
  const documents = useArticleFiles(id);
  const { data, error } = article;
  const isKnown = data !== undefined;
  const emit = useEmit();
  useEffect(() => {
    if (!isKnown) return;
    rememberArticle(user, id);
    emit('viewed', { version: 1, kind: 'article', id } satisfies ViewedDetail);
  }, [user, id, isKnown, emit]);
  if (error?.code === 'not_found' || error?.code === 'validation_failed') return <NotFound />;
  if (data === undefined && error !== undefined) {
    return <FailedState error={error} onRetry={() => void article.reload()} />;
  }
  if (data === undefined) return <ArticleSkeleton known={known} mode={actions.mode} />;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <ArticleView
        article={data}
        path={categories.data && categoryPath(categories.data.items, data.categoryId)}
        others={others}
        actions={actions}
        notice={<Notice article={data} />}
        documents={documents}
        isFocused={isFocused}
      />
    </>
  );
}

/** Loads the related articles; for an article that is not available, the available ones of its category. */
function useOthers(article: ArticleData | undefined): readonly ArticleSummary[] | undefined {
  const { code: locale } = useLocale();
  const isThere = article !== undefined && canBeOrdered(article);
  const id = [...(article?.relatedIds ?? [])].slice(0, mostInStrip);
  const query = isThere ? { id } : { category: article?.categoryId ?? '', available: true };
  const isEnabled = article !== undefined && (!isThere || id.length > 0);
  const { data, status } = useResource(
    'listArticles',
    { query: { ...query, limit: mostInStrip, locale } },
    { isEnabled },
  );
  if (!isEnabled || status === 'error') return [];
  // Related articles are last on the page: they cause no layout shift and need no skeleton.
  return data?.items ?? (isThere ? [] : undefined);
}

function Notice({ article }: { readonly article: ArticleData }): ReactNode {
  return (
    <Suspense fallback={<Skeleton height="104px" />}>
      <ArticleNotice article={article} />
    </Suspense>
  );
}

/** Names a document after its title where the server gives its file no name. */
const fileName = (title: string): string => (/\.pdf$/i.test(title) ? title : `${title}.pdf`);

function useArticleFiles(articleId: string): ArticleFiles {
  const sdk = useSdk();
  const { state, start } = useDownload();
  const onDownload = ({ id, title }: Parameters<ArticleFiles['onDownload']>[0]) => {
    const params = { id: articleId, docId: id };
    void start(id, () => sdk.call('downloadArticleDocument', { params }), fileName(title));
  };
  return { state, onDownload };
}

function ToShop() {
  const { t } = useArticleMessages();
  return (
    <WidgetLink target={{ route: 'shop' }} className={buttonClass({ variant: 'secondary' })}>
      {t('shop.article.to-shop')}
    </WidgetLink>
  );
}

function NotFound() {
  const { t } = useArticleMessages();
  return (
    <EmptyState
      headingLevel={1}
      icon={<SearchIcon size={24} />}
      title={t('shop.article.not-found-title')}
      actions={<ToShop />}
    >
      {t('shop.article.not-found-text')}
    </EmptyState>
  );
}

function NoArticle() {
  const { t } = useArticleMessages();
  return (
    <EmptyState
      headingLevel={1}
      icon={<SearchIcon size={24} />}
      title={t('shop.article.no-article')}
      actions={<ToShop />}
    />
  );
}
