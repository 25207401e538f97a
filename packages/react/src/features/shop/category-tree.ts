import type { Category } from '@foyer/contract/shop/shop.schema';

/** A category with its subcategories. */
export interface CategoryNode extends Category {
  readonly children: readonly CategoryNode[];
}

/** Returns the flat list as a tree, in the server's order. A category with an unknown parent is at the top level. */
export function categoryTree(categories: readonly Category[]): CategoryNode[] {
  const known = new Set(categories.map((category) => category.id));
  const childrenOf = (parentId: string | null): CategoryNode[] =>
    categories
      .filter((category) => {
        const parent = category.parentId !== null && known.has(category.parentId) ? category.parentId : null;
        return parent === parentId && category.id !== parentId;
      })
      .map((category) => ({ ...category, children: childrenOf(category.id) }));
  return childrenOf(null);
}

/** Returns the categories from the top level to the given one; empty if it is unknown. */
export function categoryPath(categories: readonly Category[], id: string): Category[] {
  const path: Category[] = [];
  let current = categories.find((category) => category.id === id);
  while (current !== undefined && !path.includes(current)) {
    path.unshift(current);
    const parentId = current.parentId;
    current = parentId === null ? undefined : categories.find((category) => category.id === parentId);
  }
  return path;
}
