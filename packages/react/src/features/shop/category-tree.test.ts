import type { Category } from '@foyer/contract/shop/shop.schema';
import { describe, expect, it } from 'vitest';
import { categoryPath, categoryTree } from './category-tree.ts';

const category = (id: string, parentId: string | null): Category => ({
  id,
  parentId,
  name: id.toUpperCase(),
  articleCount: 1,
  pictureUrl: null,
});
const flat = [category('b', null), category('a', null), category('b1', 'b'), category('b11', 'b1')];

describe('categoryTree', () => {
  it('nests in the order given', () => {
    const tree = categoryTree(flat);
    expect(tree.map((node) => node.id)).toEqual(['b', 'a']);
    expect(tree[0]?.children[0]?.children[0]?.id).toBe('b11');
  });

  it('puts a category of an unknown parent at the top', () => {
    expect(categoryTree([category('x', 'gone')]).map((node) => node.id)).toEqual(['x']);
  });
});

describe('categoryPath', () => {
  it('leads from the top to the category', () => {
    expect(categoryPath(flat, 'b11').map((step) => step.id)).toEqual(['b', 'b1', 'b11']);
    expect(categoryPath(flat, 'unknown')).toEqual([]);
  });

  it('ends in a cycle', () => {
    expect(categoryPath([category('p', 'q'), category('q', 'p')], 'p')).toHaveLength(2);
  });
});
