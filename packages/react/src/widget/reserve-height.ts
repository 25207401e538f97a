import { adoptTheme } from '@foyer/ui/style/style-registry.ts';
import type { WidgetSpec } from './define-widget.ts';

/**
 * Keeps a widget's host at its least height from the first moment on, whatever it shows, so that nothing below it moves
 * while code, texts and data come. A page may set `min-block-size` on the tag to change it. Returns the release.
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
