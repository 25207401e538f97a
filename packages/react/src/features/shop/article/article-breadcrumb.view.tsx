import type { Category } from '@foyer/contract/shop/shop.schema';
import { ChevronEndIcon } from '@foyer/ui/icon/icons.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { useArticleMessages } from './article.messages.ts';
import * as css from './article-breadcrumb.css.ts';

export interface ArticleBreadcrumbProps {
  /** Undefined while it is on its way; nothing is drawn then, so that nothing moves. */
  readonly path: readonly Category[] | undefined;
  readonly name: string;
}

/** The way to the article; links only where the host has the pages. */
export function ArticleBreadcrumb({ path, name }: ArticleBreadcrumbProps) {
  const { t } = useArticleMessages();
  const sdk = useSdk();
  const hasPages = sdk.href({ route: 'shop-products' }) !== null;
  if (path === undefined) return <div className={css.breadcrumb} />;
  const steps = [{ id: '', name: t('shop.title') }, ...path];
  return (
    <nav aria-label={t('shop.article.breadcrumb')} className={css.breadcrumb} part="breadcrumb">
      <ol className={css.list}>
        {steps.map((step, index) => (
          <li key={step.id} className={css.step}>
            {hasPages ? (
              <WidgetLink
                className={css.link}
                target={{
                  route: 'shop-products',
                  ...(step.id !== '' && { query: { 'shop.category': step.id } }),
                }}
              >
                {step.name}
              </WidgetLink>
            ) : (
              <span>{step.name}</span>
            )}
            <ChevronEndIcon size={14} className={index === path.length ? css.last : undefined} />
          </li>
        ))}
        <li className={css.current} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
}
