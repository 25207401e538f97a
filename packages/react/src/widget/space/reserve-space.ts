import { adoptTheme } from '@foyer/ui/style/style-registry.ts';
import type { WidgetSpec } from '../define-widget.ts';
import { reserveHeight } from './reserve-height.ts';
import { widthRules } from './width-rules.ts';

/** Sets width and minimum height of a widget's host. A page's own rules for the tag override them. Returns a function that releases them. */
export function reserveSpace(root: ShadowRoot, widget: WidgetSpec): () => void {
  const releaseHeight = reserveHeight(root, widget);
  const releaseWidth = widget.inlineSize ? undefined : adoptTheme(root, widthRules(':host', ':host>div'));
  return () => {
    releaseHeight();
    releaseWidth?.();
  };
}

/** Reserves the space of a widget that is as wide as its content, until it is drawn. Call it first: later style sheets override it. */
export function reserveUntilDrawn(
  root: ShadowRoot,
  { inlineSize, waitingBlockSize }: WidgetSpec,
): (() => void) | undefined {
  if (!inlineSize || !waitingBlockSize) return;
  return adoptTheme(root, `:host{min-inline-size:${inlineSize};min-block-size:${waitingBlockSize}}`);
}
