import { adoptTheme } from '@foyer/ui/style/style-registry.ts';
import type { WidgetSpec } from '../define-widget.ts';

/**
 * Reserves a widget's minimum height from the start, in every state, so that nothing below it moves while code, texts and
 * data are loading. A page may override it with `min-block-size` on the tag. Returns a function that releases it.
 */
export function reserveHeight(
  root: ShadowRoot,
  { minBlockSize, compactBlockSize = minBlockSize }: Pick<WidgetSpec, 'minBlockSize' | 'compactBlockSize'>,
): () => void {
  const size = (length: string) => `{display:block;min-block-size:${length}}`;
  return adoptTheme(
    root,
    `:host${size(minBlockSize)}:host(:is([compact],[data-compact]))${size(compactBlockSize)}`,
  );
}
