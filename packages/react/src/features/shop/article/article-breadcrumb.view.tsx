import type { Category } from '@foyer/contract/shop/shop.schema';
import { Breadcrumb } from '@foyer/ui/breadcrumb/breadcrumb.tsx';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { useArticleMessages } from './article.messages.ts';

export interface ArticleBreadcrumbProps {
  /** Undefined while it is on its way; nothing is drawn then, so that nothing moves. */
  readonly path: readonly Category[] | undefined;
  readonly name: string;
  /** Whether the host has the shop's pages, so that steps can be links. */
  readonly hasPages: boolean;
}

/** The way to the article. */
export function ArticleBreadcrumb({ path, name, hasPages }: ArticleBreadcrumbProps) {
  const { t } = useArticleMessages();
  const steps = path && [{ id: '', name: t('shop.title') }, ...path];
  return (
    <Breadcrumb
      label={t('shop.article.breadcrumb')}
      items={steps?.map((step) => ({ id: step.id, label: step.name }))}
      current={name}
      renderLink={
        hasPages
          ? ({ id, label }, className) => (
              <WidgetLink
                className={className}
                target={{ route: 'shop-products', ...(id !== '' && { query: { category: id } }) }}
              >
                {label}
              </WidgetLink>
            )
          : undefined
      }
    />
  );
}
