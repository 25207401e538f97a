import type { Category } from '@foyer/contract/shop/shop.schema';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { moreSideways } from '@foyer/ui/style/more-sideways.ts';
import { type CategoryNode, categoryPath, categoryTree } from '../category-tree.ts';
import * as css from './category-nav.css.ts';
import { useShopMessages } from './shop.messages.ts';

export interface CategoryNavProps {
  readonly categories: readonly Category[] | undefined;
  readonly selected: string;
  readonly onSelect: (categoryId: string) => void;
}

interface BranchProps {
  readonly nodes: readonly CategoryNode[];
  readonly openIds: ReadonlySet<string>;
  readonly selected: string;
  readonly onSelect: (categoryId: string) => void;
}

function Branch({ nodes, openIds, selected, onSelect }: BranchProps) {
  return nodes.map((node) => (
    <li key={node.id}>
      <button
        type="button"
        className={classNames(
          css.entry,
          node.articleCount === 0 && css.empty,
          node.id === selected && css.current,
        )}
        aria-current={node.id === selected ? 'true' : undefined}
        onClick={() => onSelect(node.id)}
        part="category"
      >
        <span className={css.label}>{node.name}</span>
        <span className={css.count}>{node.articleCount}</span>
      </button>
      {node.children.length > 0 && openIds.has(node.id) && (
        <ul className={css.branch}>
          <Branch nodes={node.children} openIds={openIds} selected={selected} onSelect={onSelect} />
        </ul>
      )}
    </li>
  ));
}

/** The category tree, expanded along the path to the selected category. */
export function CategoryTree({ categories, selected, onSelect }: CategoryNavProps) {
  const { t } = useShopMessages();
  if (categories === undefined) return <CategorySkeleton />;
  const openIds = new Set(categoryPath(categories, selected).map((category) => category.id));
  return (
    <ul className={css.tree} aria-label={t('shop.shop.categories')} part="categories">
      <li>
        <button
          type="button"
          className={classNames(css.entry, selected === '' && css.current)}
          aria-current={selected === '' ? 'true' : undefined}
          onClick={() => onSelect('')}
          part="category"
        >
          <span className={css.label}>{t('shop.shop.all-categories')}</span>
        </button>
      </li>
      <Branch nodes={categoryTree(categories)} openIds={openIds} selected={selected} onSelect={onSelect} />
    </ul>
  );
}

function CategorySkeleton() {
  return (
    <div className={css.tree} aria-hidden="true">
      {[46, 70, 55, 80, 62, 74, 50].map((width) => (
        <div className={css.entry} key={width}>
          <Skeleton width={`${width}%`} height={14} />
        </div>
      ))}
    </div>
  );
}

/** The categories as a line of chips: the path to the selected one, and the level below it. */
export function CategoryChips({ categories, selected, onSelect }: CategoryNavProps) {
  const { t } = useShopMessages();
  if (categories === undefined) return <div className={css.chips} aria-hidden="true" />;
  const path = categoryPath(categories, selected);
  const level = categories.filter((category) => category.parentId === (path.at(-1)?.id ?? null));
  const chips = [...path, ...level];
  return (
    <nav
      ref={moreSideways}
      aria-label={t('shop.shop.categories')}
      className={css.chips}
      part="category-chips"
    >
      {[{ id: '', name: t('shop.shop.all-categories'), articleCount: undefined }, ...chips].map(
        (category) => (
          <button
            key={category.id}
            type="button"
            className={classNames(
              css.chip,
              category.articleCount === 0 && css.empty,
              category.id === selected && css.chipCurrent,
            )}
            aria-current={category.id === selected ? 'true' : undefined}
            onClick={() => onSelect(category.id)}
            part="category"
          >
            {category.name}
          </button>
        ),
      )}
    </nav>
  );
}
