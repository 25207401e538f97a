import { adoptTheme } from '@foyer/ui/style/style-registry.ts';
import type { WidgetSpec } from './define-widget.ts';
import { reserveHeight } from './reserve-height.ts';
import { widthRules } from './width-rules.ts';

/** Gives a widget's host its size, in both directions. A page's own rules for the tag go first. Returns the release. */
export function reserveRoom(root: ShadowRoot, widget: WidgetSpec): () => void {
  const releaseHeight = reserveHeight(root, widget);
  const releaseWidth = widget.inlineSize ? undefined : adoptTheme(root, widthRules(':host', ':host>div'));
  return () => {
    releaseHeight();
    releaseWidth?.();
  };
}

/** Keeps the room of what is as wide as its content until something is drawn there. Called first: later sheets lie below. */
export function reserveUntilDrawn(
  root: ShadowRoot,
  { inlineSize, waitingBlockSize }: WidgetSpec,
): (() => void) | undefined {
  if (!inlineSize || !waitingBlockSize) return;
  return adoptTheme(root, `:host{min-inline-size:${inlineSize};min-block-size:${waitingBlockSize}}`);
}
